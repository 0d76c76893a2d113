import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { scriptTarget } from '@saola/config/floor'
import { rootFolder } from '../run.ts'
import { openAnsweringServer } from './answering-server.ts'
import { browserPath } from '../browser-path.ts'
import { newerEngines } from './package-facts.ts'
import { expectOneCopy, lowestPeers } from './shared-copies.ts'
import { strictTsconfig, withStranger } from './stranger.ts'
import type { Tarball } from './tarballs.ts'

const others = [
  '@tanstack/react-query',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'react',
  'react-dom',
  'react-hook-form',
  'react-i18next',
  'vite',
]

const html = `<!doctype html>
<div id="root"></div><div id="parts"></div><div id="form"></div>
<script type="module" src="/main.tsx"></script>`
const viteConfig = `
import react from '@vitejs/plugin-react'
export default { plugins: [react()], build: { target: ${JSON.stringify(scriptTarget)} } }
`

/** The shell's example is the whole app; a member signs in as soon as it stands. The parts of ui's example stand below. */
const main = `
import '@saola/ui/theme.css'
import '@saola/ui/index.css'
import '@saola/shell/index.css'
import '@saola/sign-in/index.css'
import { keepMember, keepToken } from '@saola/shell'
import { PasswordInput, TextInput } from '@saola/ui'
import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import { start } from './shell.tsx'
import { dialogs } from './sign-in.tsx'
import * as parts from './ui.tsx'

const root = document.querySelector('#root')
if (!('sign-in' in dialogs)) throw new Error('There is no way in')
const below = document.querySelector('#parts')
const last = document.querySelector('#form')
if (root === null || below === null || last === null) throw new Error('The page has no place for the app')
createRoot(below).render(Object.entries(parts).map(([name, Part]) => <Part key={name} />))
createRoot(last).render(<NameForm />)
const { session } = await start(root)
const account = { id: '7', account: 'member01', nickname: 'An', type: 0, regDate: 1, memberLabel: [] }
keepToken(session, { token: 'token', id: '7', userName: 'member01', customerType: 0, firstTimeLogin: false, passwordExpired: false }, false)
keepMember(session, account)

/** An input that is found by its ref shows what the form begins with, in React 18 too. */
function NameForm() {
  const { register } = useForm({ defaultValues: { nickname: 'An', word: '246810' } })
  return (
    <>
      <TextInput aria-label="nickname" {...register('nickname')} />
      <PasswordInput aria-label="word" showLabel="show" hideLabel="hide" {...register('word')} />
    </>
  )
}
`

/**
 * An empty Vite app outside the workspace with every package from its tarball: type-checked, built, and opened in a
 * browser, where a button must stand dressed and say a balance in đồng. `versions` are the app's own of what it shares
 * with us; there must be one copy of each.
 */
export async function useInPage(all: Tarball[], versions: Record<string, string> = {}): Promise<void> {
  const names = [...new Set([...others, ...Object.keys(versions)])]
  await withStranger({ all, wanted: all, others: names, versions }, async (stranger) => {
    expectOneCopy(stranger.folder, Object.keys(lowestPeers(all)))
    const newer = newerEngines(
      stranger.folder,
      all.map(({ name }) => name),
    )
    if (newer.length > 0) throw new Error(newer.join('\n'))
    stranger.write('index.html', html)
    stranger.write('vite.config.js', viteConfig)
    stranger.write('main.tsx', main)
    for (const name of ['shell', 'sign-in', 'ui']) {
      stranger.write(`${name}.tsx`, readFileSync(join(rootFolder, 'packages', name, 'example.tsx'), 'utf8'))
    }
    stranger.write(
      'tsconfig.json',
      strictTsconfig({
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        types: ['vite/client'],
      }),
    )
    await stranger.run('tsc', [])
    await stranger.node('node_modules/vite/bin/vite.js', 'build')
    await lookAtPage(join(stranger.folder, 'dist'))
  })
}

async function lookAtPage(folder: string): Promise<void> {
  const server = await openAnsweringServer(folder, answers())
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (line) => {
      if (line.type() === 'error') problems.push(`${line.text()} (${line.location().url})`)
    })
    await page.goto(server.origin)
    const button = page.getByRole('button', { name: '1.250.000\u00a0₫', exact: true })
    await button.waitFor({ timeout: 20_000 }).catch(async (cause: unknown) => {
      const shown = await page.locator('body').innerText({ timeout: 1_000 }).catch(String)
      throw new Error(`no button with the balance, but "${shown}": ${problems.join(', ')}`, { cause })
    })
    const shape = await button.evaluate((element) => getComputedStyle(element).display)
    if (shape !== 'inline-flex') throw new Error(`the button has no style of ours (display: ${shape})`)
    await page.locator('#parts > *').first().waitFor({ timeout: 20_000 })
    const begun = await Promise.all(['nickname', 'word'].map((name) => page.getByLabel(name).inputValue()))
    if (begun.join() !== 'An,246810')
      throw new Error(`a form's first values did not reach its inputs: ${begun.join()}`)
    if (problems.length > 0) throw new Error(problems.join('\n'))
  } finally {
    await browser.close()
    await server.close()
  }
}

/** What a gateway says to a page that has just opened. */
function answers(): Record<string, unknown> {
  const money = { sumBalance: 1_250_000, available: 1_250_000, inPlay: 0, onHold: 0, asOf: 0 }
  const info = {
    whitelabel: { modId: 'ROOT', enabled: '1', childrenNodes: [] },
    register: {},
    resources: [],
    customerService: [],
    domainRoute: [],
    mainDomain: '',
    imageCDNs: [],
    launchGameCDNs: [],
  }
  return {
    '/favicon.ico': {},
    '/config.json': brandFile('config.json'),
    '/brand/texts/vi.json': brandFile('texts/vi.json'),
    '/wps/system/status': ok({ info, maintenance: false, regionRestriction: false }),
    '/wps/v2/wallets/balance': ok({ ...money, balance: [], currency: 'VND', currencySymbol: '₫' }),
  }
}

function brandFile(path: string): unknown {
  return JSON.parse(readFileSync(join(rootFolder, 'tooling/brands/saola', path), 'utf8'))
}

function ok(value: unknown): unknown {
  return { success: true, value }
}
