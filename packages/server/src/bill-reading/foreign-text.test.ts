import { expect, test } from "vitest";
import { isForeignText } from "./foreign-text.ts";

test.each([
  "Your electricity bill for August. Energy used is 812 kWh. The total to pay is shown above.",
  "Ihre Stromrechnung. Der Betrag von 301,22 EUR wird von Ihrem Konto abgebucht. Fragen zu der Rechnung beantworten wir.",
  "Votre facture d’électricité. Le total à payer est de 120 € pour la période du 1er août.",
  "Su factura de la luz. El importe total por los 92 días y para el periodo indicado es de 98 €.",
  "A sua fatura de eletricidade. O valor do mês será debitado ao abrigo do acordo, em uma conta indicada pelo cliente.",
  "Uw rekening van augustus. Het bedrag voor de levering wordt van uw rekening afgeschreven.",
  "Faktura za energię elektryczną. Należność zostanie pobrana z rachunku. Dziękujemy, życzymy miłego dnia.",
  "Ваш счёт за электроэнергию. Сумма к оплате указана выше.",
])("recognises that «%s» is not Italian", (text) => {
  expect(isForeignText(text)).toBe(true);
});

test.each([
  "Gentile signora, le scriviamo per ricordarle l’assemblea che si terrà martedì alle 21.",
  // Names and terms of other languages, on an Italian page.
  "Il servizio Smart & Fast of the Year di Van der Berg è compreso nel prezzo della fornitura.",
  "Voce di spesa. Importi da pagare da parte sua. Conguaglio da lettura. www.fornitore.com",
  "Totale 123,44 kWh POD IT001E12345678",
  "",
])("does not take «%s» for another language", (text) => {
  expect(isForeignText(text)).toBe(false);
});
