import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openAnsweringServer } from '../verify/answering-server.ts'
import { inBrowser } from '../verify/in-browser.ts'
import { gatewayAnswers } from '../verify/page.ts'
import type { Stranger } from '../verify/stranger.ts'

/** What a visitor does on the page of an example, by the example's name; each fails where something is not there. */
const visits: Record<string, (page: Page, origin: string) => Promise<void>> = {
  'landing-page': async (page, origin) => {
    await page.locator(`a.play[href="${origin}"]:visible`).waitFor()
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByText('Line 1 ·').waitFor()
  },
  registration: async (page, origin) => {
    for (const form of ['tanstack', 'hooks']) {
      await page.goto(`${origin}/?form=${form}&language=en`)
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.getByRole('alert').first().waitFor()
    }
  },
  'brand-site': async (page) => {
    await page.getByText('Tài Xỉu').waitFor()
    await page.getByRole('button', { name: 'Đăng nhập' }).click()
    await page.getByRole('dialog').waitFor()
  },
}

/** Builds the page of an example, and visits it in a browser before a gateway's answers; an error on its console fails too. */
export async function openBuiltExample(stranger: Stranger, name: string): Promise<void> {
  const visit = visits[name]
  if (visit === undefined) throw new Error(`nobody says what is done on the page of ${name}`)
  const server = await openAnsweringServer(join(stranger.folder, name, 'dist'), answersFor(name))
  try {
    stranger.write(`${name}/.env`, `VITE_LINES=${server.origin}\n`)
    await stranger.run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', name])
    await inBrowser(server.origin, (page) => {
      page.setDefaultTimeout(20_000)
      return visit(page, server.origin)
    })
  } finally {
    await server.close()
  }
}

/** What a gateway of one hot game says, whose merchant asks for a name and a password; the brand site has its own files. */
function answersFor(name: string): Record<string, unknown> {
  const answers: Record<string, unknown> = {
    ...gatewayAnswers({ username: rule(1), password: rule(3) }),
    '/wps/system/test/ping': { success: true, value: 'pong' },
    '/wps/relay/GCSGAME_hotGamesV2': { success: true, value: { list: [game] } },
  }
  if (name === 'brand-site') for (const path of ['/config.json', '/brand/texts/vi.json']) delete answers[path]
  return answers
}

const game = { nodeId: '101', displayName: 'Tài Xỉu', vassalage: 'SAOLA' }

function rule(patternId: number): object {
  return { patternId, minLength: 6, maxLength: 12, required: true }
}
