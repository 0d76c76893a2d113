import { LoadingMark } from '@saola/ui'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { saysBalanceChanged, type GameAddress } from './game-address.ts'
import styles from './game-frame.module.css'

export type GameFrameProps = {
  name: string
  address: GameAddress
  /** A round moved money. */
  onBalanceChanged: () => void
}

/** The vendor's page in a sandbox: its scripts and forms, but no other window, no top window, no downloads. */
export function GameFrame({ name, address, onBalanceChanged }: GameFrameProps): ReactElement {
  const { t } = useTranslation('games')
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    const listen = (message: MessageEvent): void => {
      if (message.source !== frame.current?.contentWindow) return
      if (saysBalanceChanged(message, address.origin)) onBalanceChanged()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [address.origin, onBalanceChanged])
  return (
    <>
      {!loaded && (
        <div className={styles.waiting}>
          <LoadingMark size={56} label={t('launch.starting', { name })} />
        </div>
      )}
      <iframe
        ref={frame}
        className={styles.frame}
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
