import { resolve } from "node:path";
import type { Plugin } from "vite";
import { type Parts, replaceParts } from "./replace-parts.ts";

/** Preact's package, whose sources are taken. */
export const PREACT = resolve(import.meta.dirname, "../node_modules/preact");

const JSX = "preact/jsx-runtime/src/index.js";
/**
 * The runtime without what a precompiled template needs. A component keeps `ref` as a property. In
 * development the fourth argument is not a ref: it says whether there are several children.
 */
const JSX_RUNTIME = `
  import { createVNode, Fragment } from "../../src/create-element";
  export function jsx(type, props, key, ref) {
    if ("ref" in props && typeof type != "function") ({ ref, ...props } = props);
    return createVNode(type, props, key, ref);
  }
  export const jsxDEV = (type, props, key) => jsx(type, props, key);
  export { jsx as jsxs, Fragment };`;

/** Makes Preact smaller. Fails the build if a release has moved one of the parts. */
export function slimPreact(): Plugin {
  const left = new Set(Object.keys(PREACT_PARTS));
  return {
    name: "volpe-slim-preact",
    enforce: "pre",
    load: {
      filter: { id: /preact\/jsx-runtime\/src\/index\.js$/ },
      handler: () => JSX_RUNTIME,
    },
    transform: {
      filter: { id: /node_modules\/preact\// },
      handler: (code, id) => ({
        code: replaceParts(code, id, { parts: PREACT_PARTS, left }),
        map: null,
      }),
    },
    generateBundle(_options, bundle) {
      const has = Object.values(bundle).some(
        (file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(JSX)),
      );
      if (has && left.size > 0) {
        this.error(`No such parts in this release: ${[...left].join(", ")}`);
      }
    },
  };
}

/**
 * Parts of Preact that no component of ours uses, by their file: classes, contexts, portals,
 * hydration, suspense, error boundaries, streamed ranges, styles and markup as properties, MathML,
 * `progress` without a value, and hooks of development tools. The bundler removes what becomes
 * unreachable.
 */
const PREACT_PARTS: Parts = {
  "preact/src/component.js": [
    ["BaseComponent.prototype.render = Fragment;", ""],
    ["if (options.vnode) options.vnode(newVNode);", ""],
    ["oldVNode._flags & MODE_HYDRATE ? [oldDom] : NULL", "NULL"],
    ["oldVNode._flags & MODE_HYDRATE", "false"],
    ["!vnode.props._parentDom", "true"],
    ["prevDebounce != options.debounceRendering", "false"],
    ["prevDebounce = options.debounceRendering;", ""],
    ["(prevDebounce || queueMicrotask)", "queueMicrotask"],
    ["if (callback) this._renderCallbacks.push(callback);", ""],
    ["if (callback) {", "if (false) {"],
    ["let s = this._nextState;", "if (this._vnode) enqueueRender(this); return; let s;"],
  ],
  "preact/src/create-element.js": [["if (!original && options.vnode) options.vnode(vnode);", ""]],
  "preact/src/render.js": [
    ["if (options._root) options._root(vnode, parentDom);", "options._root(vnode, parentDom);"],
    ["parentDom.nodeType == 9", "false"],
    ["let isHydrating = vnode && vnode._flags & MODE_HYDRATE;", "const isHydrating = false;"],
    ["parentDom.firstChild\n\t\t\t\t? slice.call(parentDom.childNodes)\n\t\t\t\t: NULL", "NULL"],
  ],
  "preact/src/diff/catch-error.js": [["vnode = vnode._parent", "false"]],
  "preact/src/diff/children.js": [
    [
      "oldVNode.ref != childVNode.ref || oldVNode._flags & REF_DETACHED",
      "oldVNode.ref != childVNode.ref",
    ],
    ["if (parentVNode.props._parentDom) return oldDom;", ""],
    ["while (next && next.nodeType == 8) next = next.nextSibling;", ""],
    [
      "(oldDom = oldDom && oldDom.nextSibling) &&\n\t\toldDom.nodeType == 8 &&\n\t\t!oldDom.data.startsWith('$s')",
      "(oldDom = oldDom && oldDom.nextSibling) && false",
    ],
  ],
  "preact/src/diff/index.js": [
    ["oldVNode._flags & MODE_SUSPENDED &&", "false &&"],
    ["if ((tmp = options._diff)) tmp(newVNode);", "options._diff(newVNode);"],
    [
      "const isClassComponent = (tmp = newType.prototype) && tmp.render;",
      "const isClassComponent = false;",
    ],
    ["tmp = newType.contextType;", ""],
    ["const provider = tmp && globalContext[tmp._id];", "const provider = false;"],
    [
      "tmp\n\t\t\t\t? provider\n\t\t\t\t\t? provider.props.value\n\t\t\t\t\t: tmp._defaultValue\n\t\t\t\t: globalContext;",
      "globalContext;",
    ],
    ["if (c._bits & COMPONENT_PENDING_ERROR) {", "if (false) {"],
    ["if (c._bits & COMPONENT_PROCESSING_EXCEPTION) {", "if (false) {"],
    ["if (!c.state) c.state = {};", ""],
    ["c.componentWillUpdate", "false"],
    ["c.getChildContext", "false"],
    ["c.context = componentContext;", ""],
    ["c.render(c.props, (c.state = c._nextState), c.context)", "c.render(c.props)"],
    ["c.state = c._nextState;", ""],
    ["oldState = c.state;", ""],
    ["EMPTY_ARR.push.apply(c._renderCallbacks, c._stateCallbacks);", ""],
    ["c._stateCallbacks = [];", ""],
    ["if (renderHook) renderHook(newVNode);", "renderHook(newVNode);"],
    ["newProps._parentDom", "false"],
    ["if (resumed) resumed.some(removeNode);", ""],
    ["if (isHydrating || excessDomChildren) {", "if (false) {"],
    ["if (!(e && e.then)) markAsForce(newVNode);", ""],
    ["if ((tmp = options.diffed)) tmp(newVNode);", "options.diffed(newVNode);"],
    [
      "if (options._commit) options._commit(root, commitQueue);",
      "options._commit(root, commitQueue);",
    ],
    ["else if (nodeType == 'math') namespace = MATH_NAMESPACE;", ""],
    ["if (excessDomChildren) {\n\t\tfor", "if (false) {\n\t\tfor"],
    ["newProps.is ? newProps : parentDom", "parentDom"],
    ["if (isHydrating) {\n\t\t\tif (options", "if (false) {\n\t\t\tif (options"],
    ["parentDom.ownerDocument || document", "document"],
    ["(!isHydrating || dom.data != newProps)", "true"],
    ["(nodeType == 'template' && dom.content) || dom", "dom"],
    ["!isHydrating && excessDomChildren", "false"],
    ["i == 'dangerouslySetInnerHTML'", "false"],
    ["(!isHydrating || typeof value == 'function') &&", ""],
    ["if (newHtml) {", "if (false) {"],
    ["if (oldHtml) dom.textContent = '';", ""],
    [
      "nodeType == 'foreignObject' ||\n\t\t\t\t(namespace == MATH_NAMESPACE && MATHML_TOKEN_ELEMENTS.test(nodeType))",
      "false",
    ],
    ["excessDomChildren\n\t\t\t\t\t? excessDomChildren[0]\n\t\t\t\t\t: oldVNode", "oldVNode"],
    ["if (excessDomChildren) excessDomChildren.some(removeNode);", ""],
    ["!isHydrating || nodeType == 'textarea'", "true"],
    [
      "nodeType == 'textarea' && newProps.defaultValue != NULL\n\t\t\t\t? NULL\n\t\t\t\t: excessDomChildren && slice.call(parentDom.childNodes)",
      "NULL",
    ],
    ["if (options.unmount) options.unmount(vnode);", "options.unmount(vnode);"],
    ["r.componentWillUnmount", "false"],
    ["skipRemove && !vnode.props._parentDom", "skipRemove"],
    ["!skipRemove &&\n\t\t(r = vnode._component)", "false &&\n\t\t(r = vnode._component)"],
    ["this.constructor(props, context)", "this.constructor(props)"],
  ],
  "preact/src/diff/props.js": [
    ["if (name == 'style') {", "if (false) {"],
    ["name != (name = name.replace(CAPTURE_REGEX, '$1'))", "false"],
    ["name.replace(/xlink(H|:h)/, 'h').replace(/sName$/, 's')", "name.replace(/sName$/, 's')"],
    ["name != 'rowSpan' &&\n\t\t\tname != 'colSpan' &&", ""],
    ["name != 'popover' &&", ""],
    ["if (typeof value == 'function') return;", ""],
    ["name == 'popover' && value == true ? '' : value", "value"],
    ["options.event ? options.event(e) : e", "e"],
  ],
  "preact/hooks/src/index.js": [
    ["if (oldBeforeDiff) oldBeforeDiff(vnode);", ""],
    ["if (oldRoot) oldRoot(vnode, parentDom);", ""],
    ["if (oldBeforeRender) oldBeforeRender(vnode);", ""],
    ["if (oldAfterDiff) oldAfterDiff(vnode);", ""],
    ["if (oldCommit) oldCommit(vnode, commitQueue);", ""],
    ["if (oldBeforeUnmount) oldBeforeUnmount(vnode);", ""],
    ["options._hook", "false"],
    ["currentHook = 0;\n\n\t//", "//"],
    ["!options._skipEffects &&", ""],
    ["const prevScu = currentComponent.shouldComponentUpdate;", "const prevScu = false;"],
    ["prevRaf != options.requestAnimationFrame", "false"],
    ["prevRaf = options.requestAnimationFrame;", ""],
    ["(prevRaf || afterNextFrame)", "afterNextFrame"],
    ["typeof requestAnimationFrame == 'function'", "true"],
  ],
};
