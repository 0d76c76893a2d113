import type { SitePage } from './following-pages.ts'

/** The pages of our two apps. */
export const sitePages: readonly SitePage[] = []
