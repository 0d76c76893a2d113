import { ApiError } from '@saola/api-client'
import { createI18n, formatMoney, loadAreas, say, type Language } from '@saola/i18n'
import { describe, expect, it } from 'vitest'
import { inOurWords, sayFailure } from '../../src/errors/use-error-text.ts'

/** A refusal as a gateway sends it, in its own words. */
function refused(
  errorCode: string,
  text?: { key: string; values: Record<string, string | number> },
): ApiError {
  const body = { success: false, errorCode, message: 'Không được đâu', ...(text && { text }) }
  return new ApiError({
    kind: 'http',
    callId: 'x.y',
    status: 400,
    code: errorCode,
    message: body.message,
    body,
  })
}

async function textsIn(language: Language) {
  const i18n = await createI18n({ language, areas: ['shell', 'system', 'wallet'] })
  await loadAreas(i18n, 'system', 'wallet')
  return i18n
}

describe('what the gateway said is said again in the language that was chosen', () => {
  it.each(['vi', 'en'] as const)('with its values, which %s writes in its own way', async (language) => {
    const i18n = await textsIn(language)
    const many = refused('team.links.many', { key: 'system.code.team.links.many', values: { most: 20 } })
    expect(sayFailure(i18n, many)).toBe(say(i18n, 'system:code.team.links.many', { most: 20 }))
    const small = refused('wallet.deposit.amount', {
      key: 'wallet.deposit.too_small',
      values: { minAmount: 20_000, maxAmount: 300_000_000 },
    })
    const minAmount = formatMoney(20_000, language)
    expect(sayFailure(i18n, small)).toBe(say(i18n, 'wallet:deposit.too_small', { minAmount }))
  })

  it('by its code where it names no text, and in its own words where ours do not have the whole of it', async () => {
    const i18n = await textsIn('en')
    const own = { words: 'Không được đâu', reference: 'AB12' }
    expect(inOurWords(i18n, own, refused('wallet.withdraw.refused'))).toEqual({
      key: 'system:code.wallet.withdraw.refused',
      values: {},
      reference: 'AB12',
    })
    for (const failure of [
      refused('team.links.many'),
      refused('team.links.many', { key: 'system.code.team.links.many', values: {} }),
      refused('team.links.many', { key: 'nowhere.at_all', values: { most: 20 } }),
      refused('x.y', { key: 'wallet.deposit.too_small', values: { least: 1 } }),
      new Error('x.y'),
    ]) {
      expect(inOurWords(i18n, own, failure)).toEqual(own)
    }
  })
})
