import { checkImages, messageOf, pickedImage, type Issue } from '@saola/validation'
import { messageKey } from '@saola/i18n'
import { useText } from '@saola/shell'
import { Button, Field, Icon, useField } from '@saola/ui'
import { useRef, useState, type ChangeEvent, type ReactElement, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './picture-field.module.css'

/** A chosen picture: its content in base64, and an address to show it by. */
export type Picture = { base64: string; preview: string }

export type PictureFieldProps = {
  picture: Picture | undefined
  onPicture: (picture: Picture | undefined) => void
  /** What the picture is of; otherwise it is just a picture. */
  label?: string
}

/** One picture, png or jpg by its content and up to 5 MB (validation 10); what does not fit is told at the field. */
export function PictureField({ picture, onPicture, label }: PictureFieldProps): ReactElement {
  const { t } = useTranslation(['support', 'validation'])
  const input = useRef<HTMLInputElement>(null)
  const [issue, setIssue] = useState<Issue>()
  const text = issue && {
    key: messageKey(messageOf(issue).key),
    values: { ...messageOf(issue).params },
  }
  const say = useText(text)
  const handleChange = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0]
    if (file === undefined) return
    const refused = checkImages([await pickedImage(file)], 'image')[0]
    onPicture(refused === undefined ? await readPicture(file) : undefined)
    setIssue(refused)
  }
  const handleRemove = (): void => {
    if (input.current) input.current.value = ''
    onPicture(undefined)
    setIssue(undefined)
  }
  return (
    <div className={styles.picture}>
      <Field label={label ?? t('support:ticket.image')} error={text && say(text)}>
        <Chooser ref={input} onChange={(event) => void handleChange(event)} />
      </Field>
      {picture !== undefined && (
        <div className={styles.preview}>
          <img src={picture.preview} alt={t('support:ticket.image_alt')} />
          <Button size="small" icon={<Icon name="close" size={18} />} onClick={handleRemove}>
            {t('support:ticket.image_remove')}
          </Button>
        </div>
      )}
    </div>
  )
}

type ChooserProps = { ref: Ref<HTMLInputElement>; onChange: (event: ChangeEvent<HTMLInputElement>) => void }

/** The browser's own file button speaks the browser's language; ours lies under it. */
function Chooser({ ref, onChange }: ChooserProps): ReactElement {
  const { t } = useTranslation('support')
  return (
    <span className={styles.chooser}>
      <Icon name="upload" size={20} />
      {t('ticket.image_choose')}
      <input
        {...useField()}
        ref={ref}
        className={styles.file}
        type="file"
        accept="image/png,image/jpeg"
        onChange={onChange}
      />
    </span>
  )
}

async function readPicture(file: File): Promise<Picture> {
  const preview = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the picture cannot be read')))
    reader.readAsDataURL(file)
  })
  return { preview, base64: preview.slice(preview.indexOf(',') + 1) }
}
