import type { Services } from '../services.ts'
import type { KnownTitle } from '../wallets/seamless-client.ts'
import type { WalletRefusal } from '../wallets/wallet.ts'
import type { Wallets } from '../wallets/wallets.ts'
import { fillWallet, openWallet } from '../wallets/kept-wallet-store.ts'
import { keepSitting, type Sitting } from './sitting-store.ts'

/** What a visitor plays with for nothing, in đồng. */
export const demoBalance = 10_000_000

/** A sitting that was just opened. */
export type OpenedSitting = {
  ok: true
  sitting: Sitting
  sessionKey: string
  playerName: string
  balance: number
}

/** Opens the sitting of a launch token, for the member's own money: at the merchant, or what lies here. */
export async function openSitting(
  services: Services,
  wallets: Wallets,
  token: string,
): Promise<OpenedSitting | WalletRefusal> {
  const opened = await wallets.seamless.open(token)
  if (!opened.ok) return opened
  const { playSessionId, playerId, language, gameCode, family, gameName, minStake, settings } = opened
  const sitting: Sitting = {
    playSessionId,
    playerId,
    language,
    gameCode,
    family,
    gameName,
    minStake,
    settings,
    wallet: opened.wallet === 'vendor' ? 'vendor' : 'seamless',
    bounds: opened.bounds,
  }
  await keepSitting(services, opened.sessionKey, sitting)
  return {
    ok: true,
    sitting,
    sessionKey: opened.sessionKey,
    playerName: opened.playerName,
    balance: sitting.wallet === 'vendor' ? await openWallet(services.db, playerId) : opened.balance,
  }
}

/** Opens a sitting for play money: no account, the same odds, gone after a day. */
export async function openDemo(
  services: Services,
  title: KnownTitle,
  language: 'VI' | 'EN',
): Promise<OpenedSitting> {
  const sessionKey = services.randomBytes(32).toString('base64url')
  const id = services.randomBytes(12).toString('hex')
  const sitting: Sitting = {
    playSessionId: `demo-${id}`,
    playerId: `demo:${id}`,
    language,
    gameCode: title.gameCode,
    family: title.family,
    gameName: language === 'EN' ? title.nameEn : title.nameVi,
    minStake: title.minStake,
    settings: title.settings,
    wallet: 'demo',
  }
  await fillWallet(services.db, sitting.playerId, demoBalance)
  await keepSitting(services, sessionKey, sitting)
  return { ok: true, sitting, sessionKey, playerName: '', balance: demoBalance }
}
