/** Letters of which Unicode does not say what they stand for, each behind the plain one. */
const alike = `
a ⱥ|ae æ|b ƀƃɓ|c ƈȼ|d đðƌȡɖɗᴆᵭẟ|e ɇǝə|f ƒ|g ǥɠɡ|h ħɦⱨ|i ıɨ|j ȷɉ|k ĸƙⱪ|l łƚȴɫⱡ|ll ỻ|m ɱ|n ŋƞȵɲ|o øɵ|oe œ|p ƥᵽ|q ɋ|r ɍɽ|s ȿẜẝ|ss ß|t ŧƫƭȶʈⱦ|th þ|u ʉ
|v ʋỽ|w ⱳ|y ƴɏỿ|z ƶȥɀ|' ʹʻʼʽʾʿˈˊˋ‘’‛′|- ‐‑‒–—―−`

const plainOf = new Map(
  alike.split('|').flatMap((row) => {
    const [plain = '', letters = ''] = row.trim().split(' ')
    return [...letters].map((letter) => [letter, plain])
  }),
)

/**
 * Text as search and comparison know it: small letters without accents, đ and its lookalikes as d, full width, ligatures and
 * the like as what they stand for, nothing invisible. Letters of other scripts stay. Use it on both sides.
 * @example foldText('Đấu Trường') // 'dau truong'
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^\0-\x7f]/gu, (letter) => plainOf.get(letter) ?? letter)
}
