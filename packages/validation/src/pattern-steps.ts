/**
 * An upper bound of the backtracking steps that a pattern needs to match the whole of a text of at most `longest` characters.
 * Infinity for what it cannot bound: back references, and a repeated group whose body may itself vary; and for a start behind
 * something or an end before it, which nothing can meet. The pattern must already compile.
 */
export function patternSteps(source: string, longest: number): number {
  let plain = source.replaceAll(/\\[^1-9k]|\[(?:\\.|[^\]\\])*\]/gs, 'a').replaceAll('(?', '(')
  if (/[^()|^:=!]\^|\$[^)|$]/.test(plain)) return Infinity
  let steps = 1
  for (const alternatives of plain.split(/[()]/)) steps *= alternatives.split('|').length
  for (let before = ''; before !== plain;) {
    before = plain
    // A group that is not repeated is part of its surroundings; a repeated one has to be fixed, like a character.
    plain = plain.replaceAll(/\(([^()]*)\)(?![*+{])/g, '$1').replaceAll(/\([^()*+?|,]*\)/g, 'a')
  }
  if (/[\\()]/.test(plain)) return Infinity
  let open = 0
  for (const [, isOpen, least = 0, most = 1] of plain.matchAll(/([*+]|\{\d+,\})|\{(\d+),(\d+)\}|\?/g)) {
    // Open repetitions share the text, so k of them can be laid out in C(longest + k, k) ways.
    if (isOpen) steps *= (longest + ++open) / open
    else steps *= Number(most) - Number(least) + 1
  }
  return steps
}
