import { create, type Font, type GlyphRun } from "fontkit";
import { LRUCache } from "lru-cache";

// The library takes an open font too, but its types lack that.
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, font: Font): this;
    }
  }
}

/** An entry has about 1 kB. */
const WORDS_MAX = 4000;

/** Matches the words of our own texts. Names, addresses and figures of a person are not cached. */
const COMMON_WORD = /^[\p{Ll}’.,;:()]+ ?$/u;

/**
 * Opens a font that many documents draw with. A font that is given as bytes would be read again for
 * each document, and each of its words laid out again, which takes most of the time of drawing.
 * Throws if the bytes hold no font, or several.
 */
export function openSharedFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (!("layout" in font)) {
    throw new Error("a collection of fonts instead of one font");
  }
  // The library stores each glyph with the characters for which it was first requested. A part of
  // another glyph has no characters: a later document would then contain no text for it.
  const forgetGlyphs = () => Object.assign(font, { _glyphs: {} });
  const beginDocument = font.createSubset.bind(font);
  font.createSubset = () => {
    forgetGlyphs();
    return beginDocument();
  };
  const layOut = font.layout.bind(font);
  const cache = new LRUCache<string, GlyphRun>({
    max: WORDS_MAX,
    memoMethod(word) {
      forgetGlyphs();
      return layOut(word);
    },
  });
  font.layout = (word, features, ...rest) => {
    if (features || rest.length > 0 || !COMMON_WORD.test(word)) {
      return layOut(word, features, ...rest);
    }
    return copyRun(cache.memo(word));
  };
  return font;
}

/** The library scales the positions of a run that it gets, in place. */
function copyRun(run: GlyphRun): GlyphRun {
  const positions = run.positions.map((position) => ({ ...position }));
  return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions });
}
