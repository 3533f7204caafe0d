import { useNavigate } from '@remix-run/react'
import { ScanLine } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { specimenOf } from '~/domain/cylinders/specimen-label'
import * as words from '~/domain/cylinders/words'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { HOME } from './words'

/** Browsers that read codes themselves; elsewhere the camera of the phone opens the label's address. */
interface Detector {
  detect(of: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
declare global {
  interface Window {
    BarcodeDetector?: new (of: { formats: string[] }) => Detector
  }
}

/** Reads the label of a specimen by the camera and opens its entry. */
export function ScanLabel() {
  const [able, setAble] = useState(false)
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  useEffect(() => setAble(!!window.BarcodeDetector && !!navigator.mediaDevices), [])
  if (!able) return null
  const found = (label: string) => {
    setOpen(false)
    navigate(`${HOME}/dry-test?specimen=${encodeURIComponent(label)}`)
  }
  return (
    <>
      <Button type="button" onClick={() => setOpen(true)}>
        <ScanLine /> {words.scanLabel()}
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        {open && (
          <DialogContent title={words.scanLabel()} description={words.scanHold()}>
            <Camera found={found} />
          </DialogContent>
        )}
      </Dialog>
    </>
  )
}

/** Looks four times a second, and gives the camera back when it is closed. */
function Camera({ found }: { found: (label: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const told = useRef(found)
  const [fault, setFault] = useState('')
  useEffect(() => {
    let over = false
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout>
    const detector = new window.BarcodeDetector!({ formats: ['qr_code'] })
    const look = async () => {
      const codes = video.current ? await detector.detect(video.current).catch(() => []) : []
      const label = codes.map(code => specimenOf(code.rawValue)).find(Boolean)
      if (over) return
      if (label) told.current(label)
      else {
        setFault(codes.length ? words.scanNoLabel() : '')
        timer = setTimeout(look, 250)
      }
    }
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      given => {
        stream = given
        if (over || !video.current) return stop(given)
        video.current.srcObject = given
        look()
      },
      () => setFault(words.scanNoCamera()),
    )
    return () => {
      over = true
      clearTimeout(timer)
      if (stream) stop(stream)
    }
  }, [])
  return (
    <div className="grid gap-3 px-5 pb-5">
      <video
        ref={video}
        autoPlay
        playsInline
        muted
        className="aspect-square w-full rounded-lg bg-surface object-cover"
      />
      {fault && (
        <p role="alert" className="text-stop text-table">
          {fault}
        </p>
      )}
    </div>
  )
}

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}
