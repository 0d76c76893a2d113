import { loadCatalogue } from '@saola/i18n'

const areas = [
  'system',
  'session',
  'security',
  'validation',
  'wallet',
  'games',
  'team',
  'bank',
  'outbox',
  'desk',
  'identity',
  'vendor',
  'protection',
  'support',
] as const
type MessageArea = (typeof areas)[number]
type Texts = Map<string, string>

async function readTexts(language: 'vi' | 'en'): Promise<Texts> {
  const texts: Texts = new Map()
  for (const area of areas) {
    const catalogue: Record<string, string> = await loadCatalogue(language, area)
    for (const [key, text] of Object.entries(catalogue)) texts.set(`${area}.${key}`, text)
  }
  return texts
}

const texts = { VI: await readTexts('vi'), EN: await readTexts('en') }

/** The text of `area.key` in the caller's language with `{{name}}` filled in; the key itself when there is no text. */
export function messageText(
  language: 'VI' | 'EN',
  key: string,
  params: Record<string, string | number> = {},
): string {
  const text = texts[language].get(key) ?? key
  return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(params[name] ?? hole))
}

/** All texts of one area, for pages that the gateway serves itself. */
export function areaTexts(language: 'VI' | 'EN', area: MessageArea): Record<string, string> {
  const prefix = `${area}.`
  return Object.fromEntries(
    [...texts[language]]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, text]) => [key.slice(prefix.length), text]),
  )
}
