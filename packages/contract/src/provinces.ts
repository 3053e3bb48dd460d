/** A province: ISTAT's code and name, the two-letter sign, its region, the centre of its area. */
export type Province = {
  sign: string;
  name: string;
  region: string;
  /** Three digits, ISTAT. */
  istat: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
};

/** Name, sign, region, ISTAT code and centre of each of the 107 provinces. Source: ISTAT, 2026. */
const ROWS: readonly [string, string, string, string, number, number][] = [
  ["Torino", "TO", "Piemonte", "001", 45.181, 7.568],
  ["Vercelli", "VC", "Piemonte", "002", 45.499, 8.248],
  ["Novara", "NO", "Piemonte", "003", 45.607, 8.524],
  ["Cuneo", "CN", "Piemonte", "004", 44.524, 7.743],
  ["Asti", "AT", "Piemonte", "005", 44.879, 8.192],
  ["Alessandria", "AL", "Piemonte", "006", 44.846, 8.642],
  ["Valle d’Aosta", "AO", "Valle d’Aosta", "007", 45.727, 7.455],
  ["Imperia", "IM", "Liguria", "008", 43.928, 7.846],
  ["Savona", "SV", "Liguria", "009", 44.228, 8.252],
  ["Genova", "GE", "Liguria", "010", 44.451, 9.137],
  ["La Spezia", "SP", "Liguria", "011", 44.185, 9.768],
  ["Varese", "VA", "Lombardia", "012", 45.809, 8.786],
  ["Como", "CO", "Lombardia", "013", 45.874, 9.132],
  ["Sondrio", "SO", "Lombardia", "014", 46.216, 9.781],
  ["Milano", "MI", "Lombardia", "015", 45.477, 9.127],
  ["Bergamo", "BG", "Lombardia", "016", 45.741, 9.746],
  ["Brescia", "BS", "Lombardia", "017", 45.642, 10.259],
  ["Pavia", "PV", "Lombardia", "018", 45.116, 9.082],
  ["Cremona", "CR", "Lombardia", "019", 45.249, 9.945],
  ["Mantova", "MN", "Lombardia", "020", 45.133, 10.743],
  ["Bolzano", "BZ", "Trentino-Alto Adige", "021", 46.635, 11.417],
  ["Trento", "TN", "Trentino-Alto Adige", "022", 46.139, 11.13],
  ["Verona", "VR", "Veneto", "023", 45.413, 11.058],
  ["Vicenza", "VI", "Veneto", "024", 45.633, 11.499],
  ["Belluno", "BL", "Veneto", "025", 46.297, 12.147],
  ["Treviso", "TV", "Veneto", "026", 45.8, 12.216],
  ["Venezia", "VE", "Veneto", "027", 45.549, 12.41],
  ["Padova", "PD", "Veneto", "028", 45.348, 11.799],
  ["Rovigo", "RO", "Veneto", "029", 45.019, 11.729],
  ["Udine", "UD", "Friuli-Venezia Giulia", "030", 46.147, 13.163],
  ["Gorizia", "GO", "Friuli-Venezia Giulia", "031", 45.882, 13.497],
  ["Trieste", "TS", "Friuli-Venezia Giulia", "032", 45.683, 13.772],
  ["Piacenza", "PC", "Emilia-Romagna", "033", 44.906, 9.645],
  ["Parma", "PR", "Emilia-Romagna", "034", 44.7, 10.084],
  ["Reggio nell’Emilia", "RE", "Emilia-Romagna", "035", 44.688, 10.596],
  ["Modena", "MO", "Emilia-Romagna", "036", 44.549, 10.901],
  ["Bologna", "BO", "Emilia-Romagna", "037", 44.443, 11.341],
  ["Ferrara", "FE", "Emilia-Romagna", "038", 44.806, 11.837],
  ["Ravenna", "RA", "Emilia-Romagna", "039", 44.38, 11.905],
  ["Forlì-Cesena", "FC", "Emilia-Romagna", "040", 44.058, 12.094],
  ["Pesaro e Urbino", "PU", "Marche", "041", 43.727, 12.672],
  ["Ancona", "AN", "Marche", "042", 43.526, 13.215],
  ["Macerata", "MC", "Marche", "043", 43.187, 13.278],
  ["Ascoli Piceno", "AP", "Marche", "044", 42.917, 13.635],
  ["Massa-Carrara", "MS", "Toscana", "045", 44.236, 10.015],
  ["Lucca", "LU", "Toscana", "046", 44.028, 10.413],
  ["Pistoia", "PT", "Toscana", "047", 43.917, 10.831],
  ["Firenze", "FI", "Toscana", "048", 43.789, 11.248],
  ["Livorno", "LI", "Toscana", "049", 43.056, 10.42],
  ["Pisa", "PI", "Toscana", "050", 43.545, 10.635],
  ["Arezzo", "AR", "Toscana", "051", 43.557, 11.811],
  ["Siena", "SI", "Toscana", "052", 43.177, 11.496],
  ["Grosseto", "GR", "Toscana", "053", 42.792, 11.262],
  ["Perugia", "PG", "Umbria", "054", 43.038, 12.533],
  ["Terni", "TR", "Umbria", "055", 42.653, 12.359],
  ["Viterbo", "VT", "Lazio", "056", 42.433, 12.075],
  ["Rieti", "RI", "Lazio", "057", 42.327, 12.867],
  ["Roma", "RM", "Lazio", "058", 41.944, 12.74],
  ["Latina", "LT", "Lazio", "059", 41.389, 13.248],
  ["Frosinone", "FR", "Lazio", "060", 41.601, 13.567],
  ["Caserta", "CE", "Campania", "061", 41.178, 14.205],
  ["Benevento", "BN", "Campania", "062", 41.203, 14.712],
  ["Napoli", "NA", "Campania", "063", 40.834, 14.356],
  ["Avellino", "AV", "Campania", "064", 40.97, 14.967],
  ["Salerno", "SA", "Campania", "065", 40.457, 15.14],
  ["L’Aquila", "AQ", "Abruzzo", "066", 42.094, 13.637],
  ["Teramo", "TE", "Abruzzo", "067", 42.66, 13.777],
  ["Pescara", "PE", "Abruzzo", "068", 42.323, 13.977],
  ["Chieti", "CH", "Abruzzo", "069", 42.101, 14.376],
  ["Campobasso", "CB", "Molise", "070", 41.682, 14.735],
  ["Foggia", "FG", "Puglia", "071", 41.526, 15.46],
  ["Bari", "BA", "Puglia", "072", 40.967, 16.837],
  ["Taranto", "TA", "Puglia", "073", 40.486, 17.306],
  ["Brindisi", "BR", "Puglia", "074", 40.575, 17.713],
  ["Lecce", "LE", "Puglia", "075", 40.127, 18.221],
  ["Potenza", "PZ", "Basilicata", "076", 40.471, 15.9],
  ["Matera", "MT", "Basilicata", "077", 40.419, 16.41],
  ["Cosenza", "CS", "Calabria", "078", 39.523, 16.261],
  ["Catanzaro", "CZ", "Calabria", "079", 38.872, 16.486],
  ["Reggio di Calabria", "RC", "Calabria", "080", 38.261, 16.051],
  ["Trapani", "TP", "Sicilia", "081", 37.825, 12.715],
  ["Palermo", "PA", "Sicilia", "082", 37.922, 13.559],
  ["Messina", "ME", "Sicilia", "083", 38.054, 15.035],
  ["Agrigento", "AG", "Sicilia", "084", 37.405, 13.483],
  ["Caltanissetta", "CL", "Sicilia", "085", 37.446, 13.951],
  ["Enna", "EN", "Sicilia", "086", 37.6, 14.425],
  ["Catania", "CT", "Sicilia", "087", 37.564, 14.939],
  ["Ragusa", "RG", "Sicilia", "088", 36.913, 14.685],
  ["Siracusa", "SR", "Sicilia", "089", 37.068, 15.027],
  ["Sassari", "SS", "Sardegna", "090", 40.706, 8.898],
  ["Nuoro", "NU", "Sardegna", "091", 40.146, 9.319],
  ["Cagliari", "CA", "Sardegna", "092", 39.224, 9.097],
  ["Pordenone", "PN", "Friuli-Venezia Giulia", "093", 46.068, 12.714],
  ["Isernia", "IS", "Molise", "094", 41.645, 14.243],
  ["Oristano", "OR", "Sardegna", "095", 39.967, 8.744],
  ["Biella", "BI", "Piemonte", "096", 45.576, 8.095],
  ["Lecco", "LC", "Lombardia", "097", 45.844, 9.374],
  ["Lodi", "LO", "Lombardia", "098", 45.243, 9.559],
  ["Rimini", "RN", "Emilia-Romagna", "099", 43.924, 12.495],
  ["Prato", "PO", "Toscana", "100", 43.924, 11.083],
  ["Crotone", "KR", "Calabria", "101", 39.217, 16.934],
  ["Vibo Valentia", "VV", "Calabria", "102", 38.63, 16.144],
  ["Verbano-Cusio-Ossola", "VB", "Piemonte", "103", 46.023, 8.396],
  ["Monza e della Brianza", "MB", "Lombardia", "108", 45.636, 9.279],
  ["Fermo", "FM", "Marche", "109", 43.103, 13.599],
  ["Barletta-Andria-Trani", "BT", "Puglia", "110", 41.214, 16.179],
  ["Sud Sardegna", "SU", "Sardegna", "111", 39.469, 8.959],
];

export const PROVINCES: readonly Province[] = ROWS.map(
  ([name, sign, region, istat, latitude, longitude]) => ({
    name,
    sign,
    region,
    istat,
    latitude,
    longitude,
  }),
);

/**
 * The name, as `Milano`; the sign itself if it is unknown.
 *
 * @example
 * toProvinceName("MI") // "Milano"
 */
export function toProvinceName(sign: string): string {
  return PROVINCES.find((province) => province.sign === sign)?.name ?? sign;
}
