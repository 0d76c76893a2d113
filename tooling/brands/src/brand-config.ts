import { isLanguage } from '@saola/i18n'

/** A text in each language of the brand. */
export type LocalText = Readonly<Record<string, string>>

/** A picture of the landing page's carousel. `linkageType`: an address, a promotion, a game family, or nothing. */
export type Banner = {
  url: string
  title: LocalText
  linkageType: 'URL' | 'P' | 'G' | ''
  linkage: string
}

/** What is wrong with the parsed `config.json` of a brand, one sentence each. What the product has a value for may be left out. */
export function checkConfig(config: unknown): string[] {
  if (!isRecord(config)) return ['config.json: not an object']
  const { cipher = 'jwe', theme = 'dark', domains = [], hosts = [], options = {} } = config
  const named = config['languages'] ?? ['vi', 'en']
  const languages = isTexts(named) ? named : []
  const rules: readonly (readonly [wrong: boolean, sentence: string])[] = [
    [!isText(config['name']), 'name is a text'],
    [
      !/^[a-z][a-z0-9-]*$/.test(String(config['merchant'])),
      'merchant is lower case letters, digits and hyphens',
    ],
    [!['jwe', 'des-rsa'].includes(String(cipher)), 'cipher is jwe or des-rsa'],
    [
      languages.length === 0 || !languages.every(isTag),
      'languages is a list of the tags of languages, such as vi, en or zh',
    ],
    [!languages.includes(String(config['defaultLanguage'] ?? 'vi')), 'defaultLanguage is one of languages'],
    [!['dark', 'light'].includes(String(theme)), 'theme is dark or light'],
    [!isLink(config['customerService']), 'customerService is a path or an https address'],
    [
      !/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(String(config['securityContact'])),
      'securityContact is a mailto or an https address',
    ],
    [!isLink(config['iosApp']), 'iosApp is a path or an https address'],
    [!isLink(config['androidApp']), 'androidApp is a path or an https address'],
    [
      config['agentPortal'] !== undefined && !isOrigin(String(config['agentPortal'])),
      'agentPortal is an origin',
    ],
    [!isTexts(domains) || domains.some((domain) => !isOrigin(domain)), 'domains are origins'],
    [
      !isTexts(hosts) || hosts.some((host) => !/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(host)),
      'hosts are host names, without a port: play.example.com',
    ],
    [!isRecord(options), 'options is an object'],
    [!isShare(Object(options)['measureOneIn']), 'options.measureOneIn is a whole number from 0'],
  ]
  return [
    ...rules.filter(([wrong]) => wrong).map(([, sentence]) => `config.json: ${sentence}`),
    ...checkBanners(config['banners'], languages),
  ]
}

function checkBanners(banners: unknown, languages: readonly string[]): string[] {
  if (!Array.isArray(banners) || banners.length === 0) return ['config.json: banners is a list with an entry']
  return banners.flatMap((banner, index) =>
    isBanner(banner, languages)
      ? []
      : [`config.json: banner ${index + 1} needs url, linkageType, linkage and a title in each language`],
  )
}

function isBanner(banner: unknown, languages: readonly string[]): banner is Banner {
  if (!isRecord(banner)) return false
  const { url, title, linkageType, linkage } = banner
  if (!isText(url) || !isRecord(title) || typeof linkage !== 'string') return false
  if (!['URL', 'P', 'G', ''].includes(String(linkageType))) return false
  return (linkageType === '' || linkage !== '') && languages.every((language) => isText(title[language]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a browser knows how its numbers and days are written, and what it is called. */
function isTag(text: string): boolean {
  try {
    return isLanguage(text) && Intl.getCanonicalLocales(text)[0] === text
  } catch {
    return false
  }
}

function isShare(value: unknown): boolean {
  return value === undefined || (Number.isInteger(value) && Number(value) >= 0)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText)
}

function isLink(value: unknown): boolean {
  return isText(value) && (/^\/(?!\/)/.test(value) || value.startsWith('https://'))
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value
}
