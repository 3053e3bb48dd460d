import { extractImages, type getDocumentProxy } from "unpdf";

/** The figures of a bill are on its first pages, and each page takes seconds. */
const PAGES_MAX = 3;

/** The largest picture of each page, as a PNM file, because that format needs no encoder. */
export async function listPagePictures(
  document: Awaited<ReturnType<typeof getDocumentProxy>>,
): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (let page = 1; page <= Math.min(PAGES_MAX, document.numPages); page += 1) {
    const [largest] = (await extractImages(document, page)).toSorted(
      (one, other) => other.width * other.height - one.width * one.height,
    );
    if (largest !== undefined) {
      pictures.push(toPnm(largest));
    }
  }
  return pictures;
}

type Pixels = Awaited<ReturnType<typeof extractImages>>[number];

function toPnm({ width, height, channels, data }: Pixels): Buffer {
  const head = Buffer.from(`${channels === 1 ? "P5" : "P6"}\n${width} ${height}\n255\n`);
  if (channels !== 4) {
    return Buffer.concat([head, Buffer.from(data)]);
  }
  const plain = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let colour = 0; colour < 3; colour += 1) {
      plain[pixel * 3 + colour] = data[pixel * 4 + colour] ?? 255;
    }
  }
  return Buffer.concat([head, plain]);
}
