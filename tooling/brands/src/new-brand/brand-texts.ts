import { formatHex } from 'culori'
import { offeredLanguages, type BrandChoices } from './brand-choices.ts'
import type { Colours, Look } from './derive-theme.ts'

/** `config.json` of a new brand. Its addresses are of the reserved `.example`, so that nobody writes to a stranger. */
export function writeConfig({ name, title, theme, language }: BrandChoices): string {
  return json({
    name: title,
    merchant: name,
    // Beside its own name on a laptop: the names under which it is opened.
    hosts: [],
    cipher: 'jwe',
    languages: languagesFrom(language),
    defaultLanguage: language,
    theme,
    banners: [
      {
        url: '/brand/art/banner-1.svg',
        title: { vi: `${title}: ưu đãi đang chờ bạn`, en: `${title}: offers that wait for you` },
        linkageType: 'P',
        linkage: '/rewards',
      },
      {
        url: '/brand/art/banner-2.svg',
        title: { vi: `Đêm nay ở ${title}: sảnh nổ hũ`, en: `Tonight at ${title}: the jackpot hall` },
        linkageType: 'URL',
        linkage: '/games/jackpot',
      },
    ],
    customerService: '/service',
    securityContact: `mailto:security@${name}.example`,
    iosApp: '/download/ios',
    androidApp: '/download/android',
    domains: [],
  })
}

/** What an installed app is called and looks like before it is open: the ground of the look that comes first. */
export function writeManifest(
  { title, language, theme }: BrandChoices,
  colours: Readonly<Record<Look, Colours>>,
): string {
  const ground = formatHex(colours[theme]['--ground'])
  return json({
    name: title,
    short_name: title,
    lang: language,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: '/brand/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      pngIcon('icon-192.png', 192),
      pngIcon('icon-512.png', 512),
      pngIcon('maskable-512.png', 512, 'maskable'),
    ],
  })
}

function pngIcon(file: string, size: number, purpose?: string): object {
  return {
    src: `/brand/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  }
}

const service = {
  vi: {
    heading: 'Chăm sóc khách hàng',
    help: (title: string) => [
      `Trình duyệt của bạn chưa mở được ${title}?`,
      'Viết thư cho chúng tôi, hoặc mở lại bằng điện thoại khác.',
    ],
  },
  en: {
    heading: 'Customer service',
    help: (title: string) => [
      `Your browser does not open ${title}?`,
      'Write to us, or open it on another phone.',
    ],
  },
}

function paragraphs(lines: readonly string[], indent: string): string {
  return lines.map((line) => `${indent}<p>${line}</p>`).join('\n')
}

/** How customer service is reached, in plain HTML without a script: for browsers that do not open the apps. */
export function writeService({ name, title, language }: BrandChoices): string {
  const [first = language, ...others] = languagesFrom(language)
  const shown = escaped(title)
  return `<!doctype html>
<html lang="${first}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${shown} - ${service[first].heading}</title>
    <style>
      body {
        max-width: 34rem;
        margin: 0 auto;
        padding: 1rem;
        font:
          1rem/1.6 system-ui,
          sans-serif;
      }
      a {
        display: inline-block;
        padding: 0.6rem 0;
      }
    </style>
  </head>
  <body>
    <h1>${service[first].heading}</h1>
${paragraphs(service[first].help(shown), '    ')}
${others
  .map(
    (other) => `    <div lang="${other}">
      <h2>${service[other].heading}</h2>
${paragraphs(service[other].help(shown), '      ')}
    </div>
`,
  )
  .join('')}    <p>
      <a href="mailto:service@${name}.example">service@${name}.example</a><br />
      <a href="/">${shown}</a>
    </p>
  </body>
</html>
`
}

function languagesFrom(first: BrandChoices['language']): BrandChoices['language'][] {
  return [first, ...offeredLanguages.filter((each) => each !== first)]
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** As the repository formats it: a list of languages stands in one line. */
function json(value: object): string {
  const text = JSON.stringify(value, null, 2)
  return `${text.replace(/\[\s+("\w+"),\s+("\w+")\s+\]/, '[$1, $2]')}\n`
}
