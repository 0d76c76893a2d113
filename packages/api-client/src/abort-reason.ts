/** Why a signal was aborted; engines of before 2022 do not say, and an abort is what it was. */
export function abortReason({ reason }: AbortSignal): unknown {
  return reason ?? new DOMException('The call was ended', 'AbortError')
}
