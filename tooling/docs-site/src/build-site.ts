import { build } from 'vitepress'
import { buildExamples, buildWorkshop } from './build-beside.ts'
import { siteRoot } from './folders.ts'
import { readPages } from './pages/read-pages.ts'
import { writePages } from './pages/write-pages.ts'
import { writeFiles } from './write-files.ts'

/** Builds the whole site into `dist`: pages, drawings, search, running examples and the workshop. Throws for a link that leads nowhere. */
export async function buildSite(): Promise<void> {
  writePages(readPages())
  writeFiles()
  await build(siteRoot)
  // They stand in the folder of the site, which its own build empties.
  await buildExamples()
  await buildWorkshop()
}
