/** What the manifest of a brand is compared with. */
export type BesideManifest = {
  /** The brand's name, by `config.json`. */
  name: unknown
  languages: readonly unknown[]
  /** The ground of the look that comes first, `#rrggbb`. */
  ground: string
  /** Width and height of a PNG of the brand by its path; undefined where it is none. */
  pixelsOf: (file: string) => readonly [width: number, height: number] | undefined
}

type Icon = { src?: unknown; sizes?: unknown; type?: unknown; purpose?: unknown }

/**
 * What is wrong with a parsed `manifest.webmanifest`, one sentence each: whether a browser offers to install the site, and whether
 * what opens then is the brand's from the first moment.
 */
export function checkManifest(manifest: unknown, beside: BesideManifest): string[] {
  if (typeof manifest !== 'object' || manifest === null || Array.isArray(manifest)) {
    return ['manifest.webmanifest: not an object']
  }
  const said = manifest as Record<string, unknown>
  const icons = Array.isArray(said['icons']) ? (said['icons'] as Icon[]) : []
  const colours = (['theme_color', 'background_color'] as const).map((field): Rule => [
    said[field] !== beside.ground,
    `${field} is ${said[field]}, while the page stands on ${beside.ground}`,
  ])
  const rules: readonly Rule[] = [
    [said['name'] !== beside.name, `name is "${said['name']}", while config.json says "${beside.name}"`],
    [typeof said['short_name'] !== 'string' || said['short_name'] === '', 'short_name is a text'],
    [!beside.languages.includes(said['lang']), `lang is one of ${beside.languages.join(', ')}`],
    [said['start_url'] !== '/', 'start_url is /'],
    [said['display'] !== 'standalone', 'display is standalone'],
    ...colours,
    ...[192, 512].map((size): Rule => [
      !icons.some(({ type, sizes }) => type === 'image/png' && sizes === `${size}x${size}`),
      `icons has a PNG of ${size}x${size}`,
    ]),
    [
      !icons.some(({ purpose }) => String(purpose).split(' ').includes('maskable')),
      'icons has a maskable one',
    ],
  ]
  return [
    ...rules.filter(([wrong]) => wrong).map(([, sentence]) => sentence),
    ...icons.flatMap((icon, index) => checkIcon(icon, index, beside)),
  ].map((sentence) => `manifest.webmanifest: ${sentence}`)
}

type Rule = readonly [wrong: boolean, sentence: string]

function checkIcon({ src, sizes, type }: Icon, index: number, { pixelsOf }: BesideManifest): string[] {
  const file = /^\/brand\/(.+)$/.exec(String(src))?.[1]
  if (file === undefined) return [`icon ${index + 1} has a src below /brand/`]
  if (type !== 'image/png') return []
  const pixels = pixelsOf(file)
  if (pixels === undefined) return [`${file} is no PNG`]
  const has = pixels.join('x')
  return sizes === has ? [] : [`${file} is said to be ${sizes} and is ${has}`]
}

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

/** Width and height that the header of a PNG states; undefined for anything else. */
export function readPngSize(file: Buffer): readonly [width: number, height: number] | undefined {
  if (file.length < 24 || !file.subarray(0, 8).equals(signature)) return undefined
  return [file.readUInt32BE(16), file.readUInt32BE(20)]
}
