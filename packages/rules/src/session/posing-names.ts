import { foldText } from '@saola/validation'

/**
 * Letters that look like others: Cyrillic and Greek ones as the Latin letter they are drawn like, digits and strokes as letters.
 * A table of what people pose with, after the confusables of Unicode's UTS 39; case and accents are gone before.
 */
const looks: Readonly<Record<string, string>> = {
  ...alike('а4@αɑ', 'a'),
  ...alike('вβьßƅ', 'b'),
  ...alike('сϲ¢', 'c'),
  ...alike('ԁđð', 'd'),
  ...alike('еє3ε', 'e'),
  ...alike('ƒ', 'f'),
  ...alike('ɡ', 'g'),
  ...alike('һн', 'h'),
  ...alike('іι1!|ıјɩӏji', 'l'),
  ...alike('кκ', 'k'),
  ...alike('мμ', 'm'),
  ...alike('пηո', 'n'),
  ...alike('о0οσ', 'o'),
  ...alike('рρ', 'p'),
  ...alike('ԛ', 'q'),
  ...alike('гᴦ', 'r'),
  ...alike('ѕ5$', 's'),
  ...alike('тτ7+', 't'),
  ...alike('υսц', 'u'),
  ...alike('νѵ', 'v'),
  ...alike('ԝωшщ', 'w'),
  ...alike('хχ', 'x'),
  ...alike('уүγ', 'y'),
}

function alike(letters: string, latin: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, latin]))
}

/** How a name looks, whatever letters it is made of: two that are taken for each other have one skeleton (support 17). */
export function skeletonOf(name: string): string {
  const plain = foldText(name.normalize('NFKC')).toLowerCase()
  return [...plain]
    .map((sign) => looks[sign] ?? sign)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** Those who speak for a brand, as members know them. */
const staff: ReadonlySet<string> = new Set(
  [
    'admin',
    'administrator',
    'mod',
    'moderator',
    'support',
    'staff',
    'official',
    'operator',
    'system',
    'helpdesk',
    'customer service',
    'cskh',
    'chăm sóc khách hàng',
    'hỗ trợ',
    'nhân viên',
    'quản trị',
    'quản trị viên',
    'hệ thống',
    'tổng đài',
  ].map(skeletonOf),
)

/** A brand of fewer letters is part of too many names. */
const leastBrandLetters = 4

/**
 * Whether a name speaks for the brand or its staff: it holds the brand's name, or is, or has for a word of its own, what staff are
 * called, with numbers at either end or without (support 17).
 */
export function posesAsStaff(name: string, brands: readonly string[]): boolean {
  const whole = skeletonOf(name)
  const isBrand = brands
    .map(skeletonOf)
    .some((brand) => [...brand].length >= leastBrandLetters && whole.includes(brand))
  if (isBrand) return true
  const words = name.split(/[^\p{L}\p{N}@$!|+]+/u)
  return [name, ...words].some((text) => {
    const bare = text.replaceAll(/^[\p{N}\p{P}\p{Z}]+|[\p{N}\p{P}\p{Z}]+$/gu, '')
    return staff.has(skeletonOf(text)) || staff.has(skeletonOf(bare))
  })
}
