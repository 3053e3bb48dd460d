import { resolve } from "node:path";
import { type Plugin, parseAst } from "vite";
import { toAttributeStart, toEscaped, VOID, writeAttribute } from "./src/render/html.ts";

const folder = resolve(import.meta.dirname, "src/render");
const IMPORTS = `
import { drawJsx as $draw, isWriting as $isWriting, writeStaticHtml as $write } from "${folder}/write-static-html.ts";
import { Html as $Html, writeAttribute as $attribute } from "${folder}/html.ts";
const $element = Symbol.for("react.transitional.element");
`;

type TemplateOptions = {
  /**
   * Writes the elements of templates as object literals like those of React's production build,
   * instead of a call for each. React's development build makes and marks different objects.
   */
  inlinesElements: boolean;
};

/**
 * Lets the server write static content without making elements first. JSX of plain tags becomes a
 * template: while `writeStaticParts` draws, the template gives HTML, whose tags and constant
 * attributes the build has already written. At other times it gives the same elements as before.
 */
export function staticJsx(options: TemplateOptions): Plugin {
  return {
    name: "volpe-static-jsx",
    transform: {
      filter: { id: /\/(?:site|packages\/ui)\/src\/.*\.tsx$/ },
      handler: (code) => ({ code: toTemplates(code, options), map: null }),
    },
  };
}

type Syntax = { type: string; start: number; end: number };
type Literal = Syntax & { value: unknown };
type Property = Syntax & { key: Syntax & { name?: string; value?: string }; value: Syntax };
type Call = Syntax & { callee: Syntax & { name: string }; arguments: Syntax[] };
type Attributes = Syntax & { properties: Property[] };

/** The parameters of a template, and its HTML as code: texts in quotation marks, and calls. */
type Template = { values: string[]; html: string[] };

/** Names that a module has for the functions of JSX and for `Fragment`. */
type Names = { jsx: Set<string>; fragment: Set<string> };

/** Returns a module's code with templates for its JSX, which must already be function calls. */
export function toTemplates(source: string, { inlinesElements }: TemplateOptions): string {
  const program = parseAst(source) as unknown as Syntax & { body: Syntax[] };
  const names = findNames(program.body);
  if (names.jsx.size === 0) return source;
  const hoisted: string[] = [];
  const code = write(program);
  return `${IMPORTS}${hoisted.join("\n")}\n${code}`;

  /** Returns the code of a part, with templates for its JSX. */
  function write(part: Syntax): string {
    if (isJsx(part, names)) return writeJsx(part);
    let code = "";
    let at = part.start;
    for (const inner of listParts(part)) {
      // The key and the value of a property like `{ name }` are the same code.
      if (inner.start < at) continue;
      code += source.slice(at, inner.start) + write(inner);
      at = inner.end;
    }
    return code + source.slice(at, part.end);
  }

  function writeJsx(call: Call): string {
    if (!isPlain(call, names)) {
      return `$draw(${call.callee.name}, ${call.arguments.map(write).join(", ")})`;
    }
    const template: Template = { values: [], html: [] };
    const element = fill(template, call);
    const html = `new $Html(${joinTexts(template.html).join(" + ") || '""'})`;
    const name = `$${hoisted.length}`;
    if (template.values.length === 0) {
      hoisted.push(`const ${name}html = ${html}, ${name}element = ${element};`);
      return `($isWriting ? ${name}html : ${name}element)`;
    }
    const parameters = template.values.map((_, index) => `$p${index}`).join(", ");
    hoisted.push(
      `function ${name}html(${parameters}) { return ${html}; }`,
      `function ${name}element(${parameters}) { return ${element}; }`,
    );
    return `($isWriting ? ${name}html : ${name}element)(${template.values.join(", ")})`;
  }

  /**
   * Adds a plain element to the template. Returns the code that makes the element from the
   * template's parameters.
   */
  function fill(template: Template, call: Call): string {
    const [type, { properties }, key] = call.arguments as [Literal, Attributes, Syntax?];
    const tag = typeof type.value === "string" ? type.value : null;
    const addText = (text: string) => template.html.push(JSON.stringify(text));
    const addValue = (value: Syntax) => `$p${template.values.push(write(value)) - 1}`;
    const made: string[] = [];
    let inside = "";
    const addChild = (child: Syntax): string => {
      const constant = findConstant(child);
      if (constant !== undefined) {
        addText(toText(constant.value));
        return source.slice(child.start, child.end);
      }
      if (isJsx(child, names) && isPlain(child, names)) return fill(template, child);
      const value = addValue(child);
      template.html.push(`$write(${value})`);
      return value;
    };
    if (tag !== null) addText(`<${tag}`);
    for (const { key, value } of properties) {
      const name = key.name ?? key.value ?? "";
      if (name === "children") continue;
      const start = toAttributeStart(name);
      const constant = findConstant(value);
      let code = source.slice(value.start, value.end);
      if (constant === undefined) {
        code = addValue(value);
        template.html.push(`$attribute(${JSON.stringify(start)}, ${code})`);
      } else {
        addText(writeAttribute(start, constant.value));
      }
      made.push(`${source.slice(key.start, key.end)}: ${code}`);
    }
    if (tag !== null) addText(VOID.has(tag) ? "/>" : ">");
    const children = properties.find(({ key }) => key.name === "children")?.value;
    if (children !== undefined) {
      inside = isList(children)
        ? `[${children.elements.map(addChild).join(", ")}]`
        : addChild(children);
      made.push(`children: ${inside}`);
    }
    if (tag !== null && !VOID.has(tag)) addText(`</${tag}>`);
    const typeCode = source.slice(type.start, type.end);
    const props = `{ ${made.join(", ")} }`;
    const keyCode = key && (findConstant(key) ? write(key) : addValue(key));
    return inlinesElements
      ? `{ $$typeof: $element, type: ${typeCode}, key: ${keyCode ? `"" + ${keyCode}` : null}, ref: null, props: ${props} }`
      : `${call.callee.name}(${typeCode}, ${props}${keyCode ? `, ${keyCode}` : ""})`;
  }
}

function findNames(statements: readonly Syntax[]): Names {
  const names: Names = { jsx: new Set(), fragment: new Set() };
  for (const statement of statements) {
    const { source, specifiers = [] } = statement as Syntax & {
      source?: Literal;
      specifiers?: (Syntax & { imported?: { name: string }; local: { name: string } })[];
    };
    if (statement.type !== "ImportDeclaration" || source?.value !== "react/jsx-runtime") continue;
    for (const { imported, local } of specifiers) {
      const kind = imported?.name === "Fragment" ? names.fragment : names.jsx;
      kind.add(local.name);
    }
  }
  return names;
}

function isJsx(part: Syntax, { jsx }: Names): part is Call {
  return part.type === "CallExpression" && jsx.has((part as Call).callee.name);
}

/** Whether a call makes a tag or a fragment without handler, `ref` or spread properties. */
function isPlain(call: Call, { fragment }: Names): boolean {
  const [type, props] = call.arguments as [Syntax & { name?: string }, Attributes];
  const isTag = type.type === "Literal" || fragment.has(type.name ?? "");
  return isTag && props.properties.every(isPlainProperty);
}

function isPlainProperty({ type, key, value }: Property, at: number, all: Property[]): boolean {
  if (type !== "Property") return false;
  const name = key.name ?? key.value ?? "";
  if (name === "children") {
    // Values are computed in the order of the template, in which children come last.
    return at === all.length - 1 && (!isArray(value) || isList(value));
  }
  if (name === "ref") return false;
  try {
    toAttributeStart(name);
    return true;
  } catch {
    return false;
  }
}

const isArray = (part: Syntax) => part.type === "ArrayExpression";

function isList(part: Syntax): part is Syntax & { elements: Syntax[] } {
  const { elements = [] } = part as { elements?: (Syntax | null)[] };
  return isArray(part) && elements.every((each) => each !== null && each.type !== "SpreadElement");
}

/** The value of a literal; undefined if the code is not constant. */
function findConstant(part: Syntax): { value: unknown } | undefined {
  const { type, value, operator, quasis } = part as Literal & {
    operator?: string;
    quasis?: { value: { cooked: string } }[];
  };
  if (type === "Literal" && (value === null || typeof value !== "object")) return { value };
  if (type === "UnaryExpression" && operator === "void") return { value: undefined };
  if (type === "TemplateLiteral" && quasis?.length === 1) return { value: quasis[0]?.value.cooked };
  return undefined;
}

/** A constant child as HTML. */
function toText(value: unknown): string {
  if (typeof value === "string") return toEscaped(value);
  return typeof value === "number" ? String(value) : "";
}

/** Joins neighbouring texts of a template. */
function joinTexts(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.startsWith('"') && last?.startsWith('"')) {
      joined[joined.length - 1] = last.slice(0, -1) + piece.slice(1);
    } else {
      joined.push(piece);
    }
  }
  return joined;
}

/** The syntax nodes directly below a part, in the order of the code. */
function listParts(part: Syntax): Syntax[] {
  const values: unknown[] = Object.values(part).flat();
  return values.filter(isSyntax).sort((a, b) => a.start - b.start);
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
