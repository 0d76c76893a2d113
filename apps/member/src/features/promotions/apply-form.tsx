import { calls, type PromotionCard } from '@saola/protocol'
import { formSchema, RefusedNotice, useForm } from '@saola/shell'
import { Button, Field, TextArea } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureField, type Picture } from '#shared/picture-field.tsx'
import styles from './promotions.module.css'

const most = { comment: 140, pictures: 3, megabytes: 5 }

/** An application for an offer that the operator looks at: a comment and up to three pictures. */
export function ApplyForm({ offer }: { offer: PromotionCard }): ReactElement {
  const { t } = useTranslation('promotions')
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const schema = formSchema<{ comment: string }>(({ comment }) => ({
    comment: [...comment].length > most.comment ? t('apply.comment_hint', { max: most.comment }) : undefined,
  }))
  const { form, onSubmit, problems, busy, refused } = useForm(schema, calls.promotions.apply, {
    values: { comment: '' },
    toInput: ({ comment }) => ({
      promotionId: offer.promotionId,
      ...(comment.trim() !== '' && { comment: comment.trim() }),
      images: pictures.map(({ base64 }) => base64),
    }),
    invalidates: ['promotions'],
  })
  const change = (index: number, picture: Picture | undefined): void => {
    const others = pictures.filter((_, place) => place !== index)
    setPictures(
      picture === undefined ? others : [...pictures.slice(0, index), picture, ...pictures.slice(index + 1)],
    )
  }
  const fields = Math.min(most.pictures, pictures.length + 1)
  return (
    <form className={styles.acts} onSubmit={onSubmit} noValidate>
      <RefusedNotice refused={refused} />
      <Field
        label={t('apply.comment')}
        hint={t('apply.comment_hint', { max: most.comment })}
        error={problems.comment}
      >
        <TextArea {...form.register('comment')} rows={3} />
      </Field>
      <p className={styles.quiet}>
        {t('apply.images_hint', { max: most.pictures, megabytes: most.megabytes })}
      </p>
      {Array.from({ length: fields }, (_, index) => (
        <PictureField
          key={pictures[index]?.preview ?? `next-${index}`}
          picture={pictures[index]}
          onPicture={(picture) => change(index, picture)}
        />
      ))}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('apply.send')}
      </Button>
    </form>
  )
}
