import { Button, Dialog } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { TourArt, type TourScene } from './tour-art.tsx'
import styles from './tour.module.css'

export type TourDialogProps = {
  /** What it goes through, in order. */
  scenes: readonly TourScene[]
  onClose: () => void
}

/** A short tour, one step at a time; Escape, the close button and "skip" end it anywhere (session 33). */
export function TourDialog({ scenes, onClose }: TourDialogProps): ReactElement | null {
  const { t } = useTranslation(['tour', 'shell'])
  const [place, setPlace] = useState(0)
  const scene = scenes[place]
  if (scene === undefined) return null
  const isLast = place === scenes.length - 1
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('tour:title')}
      closeLabel={t('shell:dialog.close')}
      size="small"
      footer={
        <div className={styles.acts}>
          {place > 0 ? (
            <Button onClick={() => setPlace(place - 1)}>{t('tour:back')}</Button>
          ) : (
            <Button variant="ghost" onClick={onClose}>
              {t('tour:skip')}
            </Button>
          )}
          <Button variant="primary" onClick={() => (isLast ? onClose() : setPlace(place + 1))}>
            {isLast ? t('tour:done') : t('tour:next')}
          </Button>
        </div>
      }
    >
      <div className={styles.step} aria-live="polite">
        <TourArt scene={scene} />
        <p className={styles.place}>{t('tour:step', { n: place + 1, total: scenes.length })}</p>
        <h3 className={styles.title}>{t(`tour:${scene}.title`)}</h3>
        <p>{t(`tour:${scene}.text`)}</p>
      </div>
    </Dialog>
  )
}
