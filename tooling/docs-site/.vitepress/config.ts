import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { drawings } from '../src/markdown/drawings.ts'
import { createPlaces } from '../src/markdown/places.ts'
import { repositoryLinks } from '../src/markdown/repository-links.ts'
import { slugOf } from '../src/markdown/slug.ts'
import { readPages } from '../src/pages/read-pages.ts'
import { sidebarOf } from '../src/sidebar.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const pages = readPages()
const find = createPlaces(pages)

/** The tokens go by `data-theme`, the site's tool by a class. */
const followTheme = `
const page = document.documentElement
const follow = () => { page.dataset.theme = page.classList.contains('dark') ? 'dark' : 'light' }
new MutationObserver(follow).observe(page, { attributeFilter: ['class'] })
follow()
`

export default defineConfig({
  title: 'Saola',
  description: 'A white-label platform for online gaming brands.',
  lang: 'en',
  srcDir: 'dist/pages',
  outDir: 'dist/site',
  cacheDir: 'node_modules/.cache/vitepress',
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: '/brand/favicon.svg' }],
    ['link', { rel: 'stylesheet', href: '/brand/theme.css' }],
    ['script', {}, followTheme],
    ['meta', { name: 'theme-color', content: '#130e0b' }],
  ],
  appearance: 'dark',
  markdown: {
    anchor: { slugify: slugOf },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      drawings(md)
      repositoryLinks(md, find)
    },
  },
  vite: {
    publicDir: here('../dist/public'),
    build: { chunkSizeWarningLimit: 3000 },
  },
  themeConfig: {
    logo: { light: '/brand/mark.svg', dark: '/brand/mark.svg', alt: '' },
    search: { provider: 'local' },
    outline: [2, 3],
    sidebar: sidebarOf(pages),
    nav: [
      { text: 'Start', link: '/quick-start' },
      { text: 'Packages', link: '/packages/', activeMatch: '^/(packages|api)/' },
      { text: 'Calls', link: '/calls/', activeMatch: '^/calls/' },
      { text: 'How-to', link: '/how-to/', activeMatch: '^/how-to/' },
      { text: 'Areas', link: '/areas/', activeMatch: '^/areas/' },
      { text: 'Decisions', link: '/decisions/', activeMatch: '^/decisions/' },
    ],
    footer: { message: 'MIT licence' },
  },
})
