import { join } from 'node:path'
import { openPage, pageHtml, pageOthers, writePage } from '../verify/page.ts'
import type { Stranger, Wanted } from '../verify/stranger.ts'
import type { Cell, Ground } from './cell.ts'

/** How a bundler is told about the page: it writes `main.js` and `main.css`, or names them itself, into a folder of its own. */
type Bundler = {
  name: string
  versions: Record<string, string>
  /** Its settings, by file name. */
  files: Record<string, string>
  build: readonly [file: string, ...args: string[]]
  out: string
  /** What it reads or leaves as the page's HTML. */
  html?: readonly [file: string, text: string]
}

const linked = pageHtml('/main.js', '<link rel="stylesheet" href="/main.css">\n')

const bundlers: Bundler[] = [
  {
    name: 'esbuild',
    versions: { esbuild: '0.28.2' },
    files: {
      'esbuild.js': `
import { build } from 'esbuild'

await build({
  entryPoints: ['main.tsx'],
  bundle: true,
  minify: true,
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  target: 'es2022',
  outdir: 'out-esbuild',
})
`,
    },
    build: ['esbuild.js'],
    out: 'out-esbuild',
  },
  {
    name: 'webpack 5',
    versions: {
      webpack: '5.113.0',
      'css-loader': '7.1.5',
      'esbuild-loader': '4.5.0',
      'mini-css-extract-plugin': '2.10.2',
    },
    files: {
      'webpack.js': `
import { EsbuildPlugin } from 'esbuild-loader'
import Sheet from 'mini-css-extract-plugin'
import webpack from 'webpack'

const settings = {
  mode: 'production',
  entry: './main.tsx',
  output: { path: import.meta.dirname + '/out-webpack', filename: 'main.js', publicPath: '/' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      { test: /\\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic', target: 'es2022' } },
      { test: /\\.css$/, use: [Sheet.loader, 'css-loader'] },
    ],
  },
  plugins: [new Sheet({ filename: 'main.css' })],
  optimization: { minimizer: [new EsbuildPlugin({ target: 'es2022', css: true })] },
  performance: false,
}
webpack(settings, (error, stats) => {
  if (error) throw error
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString({ all: false, errors: true, warnings: true }))
})
`,
    },
    build: ['webpack.js'],
    out: 'out-webpack',
  },
  {
    name: 'rollup 4',
    versions: {
      rollup: '4.68.8',
      '@rollup/plugin-commonjs': '29.0.3',
      '@rollup/plugin-node-resolve': '16.0.3',
      '@rollup/plugin-replace': '6.0.3',
      'rollup-plugin-esbuild': '6.2.1',
      'rollup-plugin-import-css': '4.2.1',
    },
    files: {
      'rollup.config.js': `
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import esbuild from 'rollup-plugin-esbuild'
import css from 'rollup-plugin-import-css'

export default {
  input: 'main.tsx',
  output: { dir: 'out-rollup', format: 'es' },
  plugins: [
    replace({ 'process.env.NODE_ENV': '"production"', preventAssignment: true }),
    resolve({ browser: true, extensions: ['.tsx', '.ts', '.js'] }),
    commonjs(),
    css({ output: 'main.css' }),
    esbuild({ jsx: 'automatic', target: 'es2022', minify: true }),
  ],
}
`,
    },
    build: ['node_modules/rollup/dist/bin/rollup', '--config'],
    out: 'out-rollup',
  },
  {
    name: 'Vite 7',
    versions: { vite: '7.3.8', '@vitejs/plugin-react': '5.2.0' },
    files: {
      'vite.config.js': `
import react from '@vitejs/plugin-react'
export default { plugins: [react()], build: { outDir: 'out-vite' } }
`,
    },
    build: ['node_modules/vite/bin/vite.js', 'build'],
    out: 'out-vite',
    html: ['index.html', pageHtml('/main.tsx')],
  },
]

const ofReact: Record<string, Record<string, string>> = {
  18: {
    react: '18.3.1',
    'react-dom': '18.3.1',
    '@types/react': '18.3.32',
    '@types/react-dom': '18.3.7',
  },
  19: {},
}

/** Every bundler makes the page of the examples, which is opened in a browser, with both ages of React. */
export const bundlerCells: Cell[] = Object.keys(ofReact).flatMap((react) =>
  bundlers.map((bundler): Cell => ({
    name: `${bundler.name}, React ${react}, a page`,
    run: async (ground) => buildPage(await openPageProject(ground, react), bundler),
  })),
)

/** The project of the page with one age of React and every bundler. */
async function openPageProject({ all, projects }: Ground, react: string): Promise<Stranger> {
  const versions = Object.assign({ ...ofReact[react] }, ...bundlers.map((bundler) => bundler.versions))
  const others = [...new Set([...pageOthers, ...Object.keys(versions)])]
  const wanted = (): Wanted => ({ all, wanted: all, others, versions })
  return projects.open(`a page with React ${react}`, wanted)
}

async function buildPage(stranger: Stranger, bundler: Bundler): Promise<void> {
  const { files, build, out, html = [`${out}/index.html`, linked] } = bundler
  writePage(stranger)
  stranger.write(...html)
  for (const [name, text] of Object.entries(files)) stranger.write(name, text)
  await stranger.node(...build)
  await openPage(join(stranger.folder, out))
}
