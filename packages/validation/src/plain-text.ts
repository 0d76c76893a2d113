/**
 * What somebody typed as it is meant: usual letters and digits for full width and ligatures, composed accents, usual spaces,
 * nothing invisible, nothing around it. For names, codes and addresses; never for a password.
 * @example plainText(' １２３４５６\u200B') // '123456'
 */
export function plainText(value: string): string {
  return value
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
}
