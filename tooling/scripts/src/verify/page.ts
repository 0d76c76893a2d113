import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { rootFolder } from '../run.ts'
import { openAnsweringServer } from './answering-server.ts'
import { inBrowser } from './in-browser.ts'
import { strictTsconfig, type Stranger } from './stranger.ts'

/** What the page needs besides our packages, whatever bundles it. */
export const pageOthers = [
  '@tanstack/react-query',
  '@types/react',
  '@types/react-dom',
  'react',
  'react-dom',
  'react-hook-form',
  'react-i18next',
]

/** The page's HTML; `head` names sheets that a bundler does not name itself. */
export function pageHtml(script: string, head = ''): string {
  return `<!doctype html>
${head}<div id="root"></div><div id="parts"></div><div id="form"></div>
<script type="module" src="${script}"></script>`
}

/** The shell's example is the whole app; a member signs in as soon as it stands. */
const site = `
import { keepMember, keepToken } from '@saola/shell'
import { PasswordInput, TextInput } from '@saola/ui'
import { useForm } from 'react-hook-form'
import { start } from './shell.tsx'
import { dialogs } from './sign-in.tsx'

export async function begin(root: Element): Promise<void> {
  if (!('sign-in' in dialogs)) throw new Error('There is no way in')
  const { session } = await start(root)
  const account = { id: '7', account: 'member01', nickname: 'An', type: 0, regDate: 1, memberLabel: [] }
  keepToken(session, { token: 'token', id: '7', userName: 'member01', customerType: 0, firstTimeLogin: false, passwordExpired: false }, false)
  keepMember(session, account)
}

/** An input that is found by its ref shows what the form begins with, in React 18 too. */
export function NameForm() {
  const { register } = useForm({ defaultValues: { nickname: 'An', word: '246810' } })
  return (
    <>
      <TextInput aria-label="nickname" {...register('nickname')} />
      <PasswordInput aria-label="word" showLabel="show" hideLabel="hide" {...register('word')} />
    </>
  )
}
`

/** The sheets that a page imports. */
export const pageSheets = `
import '@saola/ui/theme.css'
import '@saola/ui/index.css'
import '@saola/shell/index.css'
import '@saola/sign-in/index.css'
`

/** The parts of ui's example stand below the app. */
const main = `
${pageSheets}
import { createRoot } from 'react-dom/client'
import { begin, NameForm } from './site.tsx'
import * as parts from './ui.tsx'

const root = document.querySelector('#root')
const below = document.querySelector('#parts')
const last = document.querySelector('#form')
if (root === null || below === null || last === null) throw new Error('The page has no place for the app')
createRoot(below).render(Object.entries(parts).map(([name, Part]) => <Part key={name} />))
createRoot(last).render(<NameForm />)
await begin(root)
`

/** Writes the page's code, `main.tsx` and `site.tsx`, with the examples that it is made of. */
export function writePage(stranger: Stranger): void {
  stranger.write('main.tsx', main)
  stranger.write('site.tsx', site)
  for (const name of ['shell', 'sign-in', 'ui']) {
    stranger.write(`${name}.tsx`, readFileSync(join(rootFolder, 'packages', name, 'example.tsx'), 'utf8'))
  }
}

/** The settings of a compiler that judges the page as its bundler reads it. */
export function pageTsconfig(more: object): string {
  return strictTsconfig({
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    ...more,
  })
}

/** Opens the built page of a folder in a browser: a button must stand dressed and say a balance in đồng, without an error. */
export async function openPage(folder: string): Promise<void> {
  const server = await openAnsweringServer(folder, gatewayAnswers())
  try {
    await inBrowser(server.origin, lookAtPage)
  } finally {
    await server.close()
  }
}

/** Looks at the page of the examples, wherever it stands. */
export async function lookAtPage(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: '1.250.000\u00a0₫', exact: true })
  await button.waitFor({ timeout: 20_000 }).catch(async (cause: unknown) => {
    const shown = await page.locator('body').innerText({ timeout: 1_000 }).catch(String)
    throw new Error(`no button with the balance, but "${shown}"`, { cause })
  })
  const shape = await button.evaluate((element) => getComputedStyle(element).display)
  if (shape !== 'inline-flex') throw new Error(`the button has no style of ours (display: ${shape})`)
  await page.locator('#parts > *').first().waitFor({ timeout: 20_000 })
  const begun = await Promise.all(['nickname', 'word'].map((name) => page.getByLabel(name).inputValue()))
  if (begun.join() !== 'An,246810')
    throw new Error(`a form's first values did not reach its inputs: ${begun.join()}`)
}

/** What a gateway says to a page that has just opened; `register` are the rules of a registration. */
export function gatewayAnswers(register: object = {}): Record<string, unknown> {
  const money = { sumBalance: 1_250_000, available: 1_250_000, inPlay: 0, onHold: 0, asOf: 0 }
  const info = {
    whitelabel: { modId: 'ROOT', enabled: '1', childrenNodes: [] },
    register,
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
