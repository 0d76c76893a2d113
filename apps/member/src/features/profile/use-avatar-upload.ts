import { messageKey, say } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { useApp } from '@saola/shell'
import { checkImages, messageOf, pickedImage, type Issue } from '@saola/validation'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { squarePicture, toBase64 } from './square-picture.ts'

type Draft = { blob: Blob; address: string }

/** A picture between being chosen and being saved: checked by its content, cut square, shown, sent. */
export function useAvatarUpload(onSaved: () => void) {
  const { t, i18n } = useTranslation(['security', 'validation'])
  const { api } = useApp()
  const [draft, setDraft] = useState<Draft>()
  const [problem, setProblem] = useState<Issue | 'unreadable'>()
  /** 0 to 1; undefined where the browser does not tell. */
  const [progress, setProgress] = useState<number>()
  useEffect(() => () => (draft === undefined ? undefined : URL.revokeObjectURL(draft.address)), [draft])
  const upload = useMutation({
    mutationKey: [calls.member.saveAvatar.id],
    mutationFn: async (blob: Blob) =>
      api.send(calls.member.saveAvatar, { image: await toBase64(blob) }, { onUploadProgress: setProgress }),
    meta: { call: calls.member.saveAvatar, invalidates: ['member'] },
    onSuccess: () => {
      setDraft(undefined)
      onSaved()
    },
    onSettled: () => setProgress(undefined),
  })
  const choose = async (file: File): Promise<void> => {
    setDraft(undefined)
    const refused = checkImages([await pickedImage(file)])[0]
    if (refused !== undefined) {
      setProblem(refused)
      return
    }
    const blob = await squarePicture(file)
    setProblem(blob === undefined ? 'unreadable' : undefined)
    if (blob !== undefined) setDraft({ blob, address: URL.createObjectURL(blob) })
  }
  const sayProblem = (found: Issue): string => {
    const { key, params } = messageOf(found)
    return say(i18n, messageKey(key), params ?? {})
  }
  return {
    preview: draft?.address,
    problem: problem === 'unreadable' ? t('security:avatar.unreadable') : problem && sayProblem(problem),
    progress,
    busy: upload.isPending,
    choose,
    save: () => draft && upload.mutate(draft.blob),
    discard: () => setDraft(undefined),
  }
}
