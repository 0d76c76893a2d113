/**
 * Marks every call that builds a schema or a row as free of side effects, so that a bundler drops what nobody reads.
 * The source stays as it is: a mark before each of some thousand calls would hide what they say.
 */
export function markPure(code: string): string {
  return code.replaceAll(builders, '/* @__PURE__ */ $&')
}

/** Calls in the place of a value: `z.object(`, `defineCall(`, and the protocol's own helpers that make schemas. */
const builders = /(?<=[=(:,[]\s*)(?:z\s*\.[a-z]\w*|defineCall|late|shortText|maybe|orElse|listOf|valuesOf)\(/g
