import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { sheetsOf, withImports } from './bundle-files.ts'

/** Sources whose code, and all that it imports, every page behind the landing page runs: the site, and what carries calls. */
const everywhere = ['/src/site.tsx', '/api-client/src/transport.ts']

/**
 * Names in an app's page what every page behind the landing page runs, so that it travels beside the start and not after it.
 * The landing page is a page of its own, and does not name it.
 */
export function preloadSite(): Plugin {
  return {
    name: 'saola-preload-site',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        filesOfSite(bundle)
          .filter((file) => !html.includes(file))
          .map((file) => preloadOf(file)),
    },
  }
}

function filesOfSite(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter(
    (each) =>
      each.type === 'chunk' && each.moduleIds.some((id) => everywhere.some((source) => id.endsWith(source))),
  )
  const scripts = withImports(
    bundle,
    chunks.map(({ fileName }) => fileName),
  )
  return [...scripts, ...new Set(scripts.flatMap((name) => sheetsOf(bundle[name])))]
}

function preloadOf(file: string): HtmlTagDescriptor {
  const attrs = file.endsWith('.css')
    ? { rel: 'preload', as: 'style', crossorigin: true, href: `/${file}` }
    : { rel: 'modulepreload', crossorigin: true, href: `/${file}` }
  return { tag: 'link', attrs, injectTo: 'head' }
}
