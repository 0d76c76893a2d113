import { areas, loadCatalogue, type OwnLanguage } from '@saola/i18n'
import { errorCodes, confirmationStates, withdrawalStates } from '@saola/protocol'
import { labelKeys, messageKeys as ruleKeys } from '@saola/rules'
import { messageKeys as validationKeys } from '@saola/validation'
import { describe, expect, it } from 'vitest'

const codeKeys = Object.keys(errorCodes).map((code) =>
  // Phone verification has words of its own (session 7).
  code.startsWith('phone.') ? `system.${code}` : `system.code.${code}`,
)
const withdrawalKeys = [
  ...withdrawalStates.map((state) => `wallet.withdraw.status.${state}`),
  ...confirmationStates.map((state) => `wallet.confirm.status.${state}`),
]

/** Every text of a language, as domain packages name it: `area.key`. */
async function textsOf(language: OwnLanguage): Promise<Map<string, string>> {
  const catalogues = await Promise.all(
    areas.map(async (area) => {
      const texts = Object.entries(await loadCatalogue(language, area))
      return texts.map(([key, text]): [string, string] => [`${area}.${key}`, text])
    }),
  )
  return new Map(catalogues.flat())
}

describe.each(['vi', 'en'] as const)('the %s catalogues have a text for', (language) => {
  it.each([
    ['every issue of a form (validation 5)', validationKeys],
    ['every refusal of the rules', ruleKeys],
    ['every state, step and kind of the rules', labelKeys],
    ['every state of a withdrawal and its confirmation (wallet 14)', withdrawalKeys],
    ['every error code of the protocol', codeKeys],
  ])('%s', async (_what, keys) => {
    const texts = await textsOf(language)
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key) => !texts.get(key))).toEqual([])
  })
})
