import { secondMs } from '@saola/rules'
import { classNames, LoadingMark } from '@saola/ui'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { gameNews, pageToVerify, type GameAddress } from './game-address.ts'
import styles from './game-frame.module.css'

/** A page that loaded says within this time that it runs; an error page of its host never does. */
const silenceMs = secondMs

/** A host that has sent no page for this long sends none. */
const loadMs = 15 * secondMs

export type GameFrameProps = {
  name: string
  address: GameAddress
  /** A round moved money. */
  onBalanceChanged: () => void
  /** Told when the page does not say that it runs; without it nobody asks. */
  onFailed?: (() => void) | undefined
}

/** The vendor's page in a sandbox: its scripts and forms, but no other window, no top window, no downloads. */
export function GameFrame({ name, address, onBalanceChanged, onFailed }: GameFrameProps): ReactElement {
  const { t } = useTranslation('games')
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const listen = (message: MessageEvent): void => {
      if (message.source !== frame.current?.contentWindow) return
      const news = gameNews(message, address.origin)
      if (news === 'ready') setReady(true)
      if (news === 'balance-changed') onBalanceChanged()
      const page = pageToVerify(message, address.origin)
      if (page !== undefined) window.open(page, '_blank', 'noopener')
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [address.origin, onBalanceChanged])
  useEffect(() => {
    if (ready || onFailed === undefined) return undefined
    const timer = setTimeout(onFailed, loaded ? silenceMs : loadMs)
    return () => clearTimeout(timer)
  }, [loaded, ready, onFailed])
  const shown = onFailed === undefined ? loaded : ready
  return (
    <>
      {!shown && (
        <div className={styles.waiting}>
          <LoadingMark size={56} label={t('launch.starting', { name })} />
        </div>
      )}
      <iframe
        ref={frame}
        // What a host shows instead of the game is not for the member.
        className={classNames(styles.frame, onFailed && !ready && styles.unseen)}
        src={address.href}
        title={t('frame.title', { name })}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- never our own origin: gameAddress refuses it
        sandbox="allow-scripts allow-same-origin allow-forms"
        allow="fullscreen; autoplay"
        referrerPolicy="origin"
        onLoad={() => {
          setLoaded(true)
          // Games are played by keys too.
          frame.current?.focus()
        }}
      />
    </>
  )
}
