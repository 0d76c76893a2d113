import { useEffect, useRef, useState, type ReactElement } from 'react'
import type { Dress } from './dress.ts'
import { sayIn } from './say.ts'
import styles from './theme-page.module.css'

/** A page of its own, on whose root the brand's sheet stands as it does on a site. */
export function Preview({ dress }: { dress: Dress }): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const { css, look, lang } = dress
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>): void => {
      if (data === 'ready' && source === frame.current?.contentWindow) setReady(true)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage({ css, look, lang }, location.origin)
  }, [isReady, css, look, lang])
  const say = sayIn(lang)
  return (
    <figure className={styles.preview}>
      <figcaption>{look === 'dark' ? say('Nền tối', 'Dark') : say('Nền sáng', 'Light')}</figcaption>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this server */}
      <iframe
        ref={frame}
        src="/preview.html"
        title={
          look === 'dark'
            ? say('Xem thử nền tối', 'Preview, dark')
            : say('Xem thử nền sáng', 'Preview, light')
        }
      />
    </figure>
  )
}
