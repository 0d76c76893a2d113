/**
 * `pnpm docs-site`: builds the site of the documents into `tooling/docs-site/dist/site`, a folder that any file server can serve; with `serve` it is
 * opened on `127.0.0.1` too, at `DOCS_PORT` or 4020.
 *
 * @module
 */
import { buildSite } from './build-site.ts'
import { serveSite } from './serve-site.ts'

const [word, ...others] = process.argv.slice(2)
if ((word !== undefined && word !== 'serve') || others.length > 0) {
  console.error('pnpm docs-site builds the site, pnpm docs-site serve opens it too.')
  process.exit(1)
}
await buildSite()
if (word === 'serve') {
  const server = await serveSite(Number(process.env['DOCS_PORT'] || 4020))
  console.log(`The documents: ${server.resolvedUrls?.local[0]}`)
}
