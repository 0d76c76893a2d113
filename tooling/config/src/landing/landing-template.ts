import type { Rolldown } from 'vite'
import { sheetsOf, textOf, withImports } from '../bundle-files.ts'

type Bundle = Rolldown.OutputBundle

/**
 * The app's page with the parts that a drawn page puts in: `<!--lang-->`, `<!--theme-->`, `<!--bars-->`,
 * `<!--title-->`, `<!--description-->`, `<!--brand-->`, `<!--root-->` and `<!--facts-->`. Its sheets stand in it, and instead of the app it names the island, which knows
 * by `data-app` and `data-start` what to load once somebody touches the page, and by `data-sheets` what is there.
 */
export function landingTemplate(bundle: Bundle, names: { island: string; chunk: string }): string {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  const landing = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(names.chunk)))
  if (entry === undefined || landing === undefined)
    throw new Error('The build has no start or no landing page')
  const start = withImports(bundle, [entry.fileName, landing.fileName])
  const sheets = new Set(start.flatMap((name) => sheetsOf(bundle[name])))
  const page = textOf(bundle['index.html'])
  const html = page
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/\s*<link rel="(?:modulepreload|preload|stylesheet)"[^>]*>/g, '')
    .replace(/<html lang="[^"]*"/, '<html lang="<!--lang-->" data-theme="<!--theme-->"')
    .replace(/<title>[^<]*<\/title>/, '<title><!--title--></title>')
    .replace(/(<meta name="description" content=")[^"]*/, '$1<!--description-->')
    .replace(/(<meta name="theme-color" content=")[^"]*/, '$1<!--bars-->')
  const notice = /<div class="below-floor">[\s\S]*?<\/div>/.exec(html)?.[0] ?? ''
  const app = `data-app="/${entry.fileName}" data-start="${listed(start)}" data-sheets="${listed([...sheets])}"`
  const style = [...sheets].map((name) => textOf(bundle[name])).join('\n')
  return replaced(html, [
    [/<div id="root">[\s\S]*?(?=<noscript>)/, `<div id="root"><!--root-->${notice}</div><!--facts-->\n    `],
    [
      /<\/head>/,
      `  <style>${style}</style>\n    <!--brand-->\n    <script type="module" src="/${names.island}" ${app}></script>\n  </head>`,
    ],
  ])
}

function listed(files: readonly string[]): string {
  return files.map((name) => `/${name}`).join(' ')
}

/** A replacement is taken as it is, whatever signs it has. */
function replaced(html: string, parts: readonly [RegExp, string][]): string {
  return parts.reduce((done, [where, text]) => {
    if (!where.test(done)) throw new Error(`index.html has nothing like ${where.source}`)
    return done.replace(where, () => text)
  }, html)
}
