import { fileURLToPath } from 'node:url'

/** The repository, whose files the site is made of. */
export const repository = fileURLToPath(new URL('../../../', import.meta.url))

/** This workspace: the root of the site's tool. */
export const siteRoot = fileURLToPath(new URL('../', import.meta.url))

/** Where the pages are written before they are built; nobody edits them. */
export const writtenPages = fileURLToPath(new URL('../dist/pages/', import.meta.url))

/** The built site. */
export const builtSite = fileURLToPath(new URL('../dist/site/', import.meta.url))

/** What is served as it is beside the pages; written before they are built. */
export const publicFiles = fileURLToPath(new URL('../dist/public/', import.meta.url))
