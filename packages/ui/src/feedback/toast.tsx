import {
  createContext,
  useContext,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import { classNames } from '../class-names.ts'
import { CopyHint } from '../copy/copy-hint.ts'
import { PictureButton } from '../icons/picture-button.tsx'
import { Sign } from '../icons/sign.tsx'
import styles from './toast.module.css'
import { toneIcons, type Tone } from '../tone.ts'

/** One short message over the page; `bad` and `warn` stay until they are closed, the others for six seconds. */
export type ToastMessage = {
  text: ReactNode
  tone?: Tone
  /** One thing to do about it; the message closes afterwards. */
  action?: { label: string; onSelect: () => void }
}

export type ToastProviderProps = {
  children: ReactNode
  /** Names the region for screen readers. */
  label: string
  closeLabel: string
  /** How to copy by hand what the browser does not copy. */
  copyHint?: string
}

type ShownToast = ToastMessage & { id: number }

const shownForMs = 6000

const ToastContext = createContext<((message: ToastMessage) => void) | undefined>(undefined)

/** Shows a message in the nearest `ToastProvider`; throws outside of one. */
export function useToast(): (message: ToastMessage) => void {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider above it')
  return show
}

/** Holds the messages over the page: a live region, at most three at a time, waiting while touched or focused. */
export function ToastProvider({
  children,
  label,
  closeLabel,
  copyHint = '',
}: ToastProviderProps): ReactElement {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const lastId = useRef(0)
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1
    const shown = { ...message, id: lastId.current }
    setToasts((before) => [...before.slice(-2), shown])
  }, [])
  const close = useCallback(
    (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)),
    [],
  )
  return (
    <ToastContext.Provider value={show}>
      <CopyHint.Provider value={copyHint}>
        {children}
        <section className={styles.region} aria-label={label} aria-live="polite" aria-relevant="additions">
          {toasts.map((toast) => (
            <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onClose={close} />
          ))}
        </section>
      </CopyHint.Provider>
    </ToastContext.Provider>
  )
}

type ToastProps = { toast: ShownToast; closeLabel: string; onClose: (id: number) => void }

function Toast({ toast, closeLabel, onClose }: ToastProps): ReactElement {
  const { id, text, tone = 'info', action } = toast
  const [held, setHeld] = useState(false)
  const close = useMemo(() => () => onClose(id), [id, onClose])
  const stays = held || tone === 'bad' || tone === 'warn'
  useEffect(() => {
    if (stays) return undefined
    const timer = setTimeout(close, shownForMs)
    return () => clearTimeout(timer)
  }, [stays, close])
  return (
    <div
      className={classNames(styles.toast, styles[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Sign name={toneIcons[tone]} size={20} />
      <div className={styles.text}>{text}</div>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onSelect()
            close()
          }}
        >
          {action.label}
        </button>
      )}
      <PictureButton picture={<Sign name="close" size={22} />} label={closeLabel} onClick={close} />
    </div>
  )
}
