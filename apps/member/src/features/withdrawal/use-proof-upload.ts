import { isApiError } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { useErrorText, useApp, useText } from '@saola/shell'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { withdrawalKey } from './withdrawal-queries.ts'

/** Sending a picture of what did not arrive. */
export type ProofUpload = {
  send: (image: string) => void
  /** Stops the picture on its way. */
  stop: () => void
  busy: boolean
  /** How much has left, from 0 to 1; undefined while the browser does not tell. */
  progress: number | undefined
  /** Why it did not arrive, in words; a stop of one's own is no problem. */
  problem: string | undefined
}

/** Sends one picture at a time; what was stopped or failed can be sent again. */
export function useProofUpload(withdrawalId: string, onSent: () => void): ProofUpload {
  const { api, queryClient } = useApp()
  const [progress, setProgress] = useState<number>()
  const way = useRef<AbortController>(undefined)
  const call = calls.wallet.addWithdrawalProof
  const { mutate, isPending, error } = useMutation({
    mutationKey: [call.id],
    meta: { call, quiet: true },
    mutationFn: (image: string) => {
      way.current = new AbortController()
      setProgress(undefined)
      const options = { signal: way.current.signal, onUploadProgress: setProgress }
      return api.send(call, { withdrawalId, image }, options)
    },
    onSuccess: (withdrawal) => {
      if (withdrawal === undefined)
        void queryClient.invalidateQueries({ queryKey: withdrawalKey(withdrawalId) })
      else queryClient.setQueryData(withdrawalKey(withdrawalId), withdrawal)
      onSent()
    },
    // It may have arrived all the same: the gateway says how many it has.
    onError: () => queryClient.invalidateQueries({ queryKey: withdrawalKey(withdrawalId) }),
  })
  useEffect(() => () => way.current?.abort(), [])
  const refused = useErrorText(wasStopped(error) ? undefined : error, call)
  const say = useText(refused)
  return {
    send: (image) => mutate(image),
    stop: () => way.current?.abort(),
    busy: isPending,
    progress,
    problem: refused && say(refused),
  }
}

function wasStopped(error: unknown): boolean {
  return isApiError(error) && error.kind === 'aborted'
}
