import { expect, test } from '@playwright/test'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { fillSignIn, newName } from '../../src/people.ts'
import { callAs } from '../../src/call-as.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)
const password = 'Langbiang1'
const shots = process.env['SAOLA_SHOTS']

test('a way to bet says its chance and return, and a sheet all of them (lottery 80 to 82)', async ({ page }, {
  project,
}) => {
  const words = await wordsOf('vi')
  await page.goto(`${member}/vnlottery/LOTT_NORTHERN_LOTTERY`)
  await page.getByRole('button', { name: words.say('told:ways.open') }).click()
  const sheet = page.getByRole('dialog')
  const row = sheet.getByRole('row').filter({ hasText: words.say('lottery:bet.xien-4') })
  await expect(row).toContainText('1 trong 375')
  await expect(row).toContainText(/48,06\s?%/)
  await expect(sheet).toContainText(words.say('told:ways.late'))
  await expectAccessible(page, 'every way to bet')
  if (shots) await page.screenshot({ path: `${shots}/ways-${project.name}.png` })
})

test('every page has a foot that leads to terms, privacy and protection (system 61)', async ({ page }, {
  project,
}) => {
  const words = await wordsOf('vi')
  await page.goto(`${member}/helpmc`)
  const foot = page.getByRole('contentinfo')
  await expect(foot).toContainText('18+')
  await foot.getByRole('link', { name: words.say('told:foot.privacy') }).click()
  await expect(page.getByRole('heading', { name: words.say('terms:storage.title') })).toBeVisible()
  await page.goto(agent)
  await page.getByRole('button', { name: words.say('told:foot.terms') }).click()
  await expect(page.getByRole('dialog')).toContainText(words.say('terms:age.title'))
  await expectAccessible(page, 'the terms over the way in of the portal')
  if (shots) await page.screenshot({ path: `${shots}/foot-${project.name}.png` })
})

test('terms that have changed are accepted, or left by signing out (member 24)', async ({ page }, {
  project,
}) => {
  const words = await wordsOf('vi')
  const username = newName()
  const { api } = await callAs(member, 'member01')
  await api.send(calls.session.register, {
    username,
    password,
    confirmPassword: password,
    domain: new URL(member).host,
    registerUrl: `${member}/`,
    registerMethod: 'WEB',
    confirmedAge: true,
    termsVersion: '2026-01-01',
  })
  const enter = async (): Promise<void> => {
    await page.goto(`${member}/lobby`)
    await page
      .getByRole('banner')
      .getByRole('button', { name: words.say('session:sign_in') })
      .click()
    await fillSignIn(page, words, username, password)
  }
  await enter()
  const dialog = page.getByRole('dialog', { name: words.say('told:consent.title') })
  await expect(dialog).toContainText(words.say('terms:age.title'))
  await page.keyboard.press('Escape')
  await expect(dialog).toContainText(words.say('told:consent.needed'))
  await expectAccessible(page, 'terms that have changed')
  if (shots) await page.screenshot({ path: `${shots}/consent-${project.name}.png` })
  await dialog.getByRole('button', { name: words.say('session:sign_out') }).click()
  await expect(dialog).toBeHidden()
  await enter()
  await dialog.getByRole('button', { name: words.say('told:consent.accept') }).click()
  await expect(dialog).toBeHidden()
  const { api: own } = await callAs(member, username, password)
  expect((await own.send(calls.member.info)).termsDue).toBeUndefined()
})
