import { changeLanguage, createI18n, loadAreas, loadCatalogue } from '@saola/i18n'
import { describe, expect, it } from 'vitest'

const wallet = await loadCatalogue('vi', 'wallet')
const english = await loadCatalogue('en', 'wallet')

/** An instance that loses the catalogues of the wallet until it is told otherwise. */
async function losing() {
  const line = { isDead: true }
  const theirs = new Set([wallet['deposit.title'], english['deposit.title']])
  const i18n = await createI18n({
    language: 'vi',
    areas: ['system'],
    transform: (text) => {
      if (line.isDead && theirs.has(text)) throw new TypeError('error loading dynamically imported module')
      return text
    },
  })
  return { i18n, line }
}

describe('a catalogue that does not come', () => {
  it('is told within two seconds', async () => {
    const { i18n } = await losing()
    const before = performance.now()
    await expect(loadAreas(i18n, 'system', 'wallet')).rejects.toThrow('Catalogue vi/wallet did not load')
    expect(performance.now() - before).toBeLessThan(2_000)
  })

  it('throws where one of its texts is drawn, and never shows a key', async () => {
    const { i18n } = await losing()
    await loadAreas(i18n, 'wallet').catch(() => undefined)
    expect(() => i18n.t('wallet:deposit.title')).toThrow('Catalogue vi/wallet did not load')
    expect(i18n.t('system:error.network')).not.toContain(':')
  })

  it('holds up no other area', async () => {
    const { i18n } = await losing()
    await loadAreas(i18n, 'wallet').catch(() => undefined)
    const before = performance.now()
    await loadAreas(i18n, 'games')
    expect(performance.now() - before).toBeLessThan(300)
  })

  it('comes when it is asked for anew', async () => {
    const { i18n, line } = await losing()
    await loadAreas(i18n, 'wallet').catch(() => undefined)
    line.isDead = false
    await loadAreas(i18n, 'wallet')
    expect(i18n.t('wallet:deposit.title')).toBe(wallet['deposit.title'])
  })

  it('leaves the language as it is', async () => {
    const { i18n, line } = await losing()
    line.isDead = false
    await loadAreas(i18n, 'wallet')
    line.isDead = true
    await expect(changeLanguage(i18n, 'en')).rejects.toThrow('Catalogue en/wallet did not load')
    expect(i18n.t('wallet:deposit.title')).toBe(wallet['deposit.title'])
    line.isDead = false
    await changeLanguage(i18n, 'en')
    expect(i18n.t('wallet:deposit.title')).toBe(english['deposit.title'])
  })
})
