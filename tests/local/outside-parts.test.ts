import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ReceiveMessageCommand } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderMail } from '~/functions/kit/parts/mail-folder'
import { s3Client, s3Shelf } from '~/functions/kit/parts/s3'
import { sqsClient, sqsQueue } from '~/functions/kit/parts/sqs'
import { type Emulator, startEmulator } from '~/functions/local/emulator'
import { mailbox } from '~/functions/local/mailbox'
import { makeSecrets, secretSettings } from '~/functions/local/secrets'
import { settings } from '~/functions/settings'

const folder = mkdtempSync(join(tmpdir(), 'readymix-parts-'))
let emulator: Emulator
beforeAll(async () => {
  emulator = await startEmulator({ folder, region: 'ap-southeast-1' })
})
afterAll(async () => {
  await emulator.stop()
  rmSync(folder, { recursive: true })
})

const told = (key = emulator.accessKey) =>
  settings({
    ...secretSettings(makeSecrets()),
    DATABASE_URL: 'postgresql://nobody@localhost/none',
    AWS_ENDPOINT: emulator.endpoint,
    AWS_LOCAL_KEY: key,
  })

describe('the shelf', () => {
  test('gives back what was put, and null for what is not there', async () => {
    const shelf = s3Shelf(s3Client(told()), emulator.bucket)
    await shelf.put('a/b.pdf', new Uint8Array([1, 2, 255]), 'application/pdf')
    expect(await shelf.get('a/b.pdf')).toEqual({ body: new Uint8Array([1, 2, 255]), type: 'application/pdf' })
    await shelf.remove('a/b.pdf')
    expect(await shelf.get('a/b.pdf')).toBeNull()
  })

  test('lists what is under a prefix, with its time', async () => {
    const shelf = s3Shelf(s3Client(told()), emulator.bucket)
    const began = Date.now() - 2000
    for (const key of ['imports/x/1.json', 'imports/x/2.json', 'other/3.json'])
      await shelf.put(key, new Uint8Array([1]), 'application/json')
    const listed = await shelf.list('imports/')
    expect(listed.map(({ key }) => key)).toEqual(['imports/x/1.json', 'imports/x/2.json'])
    for (const { at } of listed) expect(at.getTime()).toBeGreaterThan(began)
    expect(await shelf.list('nothing/')).toEqual([])
  })

  test('refuses whoever does not know the key of this start', async () => {
    await expect(s3Shelf(s3Client(told('other')), emulator.bucket).get('a')).rejects.toThrow()
    expect((await fetch(`${emulator.endpoint}/${emulator.bucket}/a`)).status).toBe(403)
  })

  test('keeps files and messages over a restart on another port', async () => {
    await s3Shelf(s3Client(told()), emulator.bucket).put('kept', new Uint8Array([7]), 'text/plain')
    await sqsQueue(sqsClient(told()), emulator.queueUrl).send({ jobId: 'j1', kind: 'k' })
    const before = emulator.endpoint
    await emulator.stop()
    emulator = await startEmulator({ folder, region: 'ap-southeast-1' })
    expect(emulator.endpoint).not.toBe(before)
    expect((await s3Shelf(s3Client(told()), emulator.bucket).get('kept'))?.body).toEqual(new Uint8Array([7]))
    const { Messages = [] } = await sqsClient(told()).send(new ReceiveMessageCommand({ QueueUrl: emulator.queueUrl }))
    expect(Messages.map(message => JSON.parse(message.Body!))).toEqual([{ jobId: 'j1', kind: 'k' }])
  })
})

describe('letters into a folder', () => {
  const mail = folderMail(join(folder, 'mail'), 'portal@readymix.example')
  const letter = { id: 'letter-1', to: ['ap@builder.example'], subject: 'Invoice INV-26-000001', text: 'Dear customer' }

  test('a letter is a file with its attachment; sent twice it is one file', async () => {
    const attachments = [{ name: 'invoice.pdf', type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7') }]
    await mail.send({ ...letter, attachments })
    await mail.send({ ...letter, attachments })
    expect(readdirSync(join(folder, 'mail'))).toEqual(['letter-1.eml', 'letter-1.json'])
    const text = readFileSync(join(folder, 'mail/letter-1.eml'), 'utf8')
    expect(text).toContain('To: ap@builder.example')
    expect(text).toContain('Subject: Invoice INV-26-000001')
    expect(text).toContain(Buffer.from('%PDF-1.7').toString('base64'))
  })

  test('the mailbox shows them to finance and to nobody else, and never as markup', async () => {
    await mail.send({ ...letter, id: 'letter-2', subject: '<script>alert(1)</script>' })
    const shown = mailbox(join(folder, 'mail'))
    const ask = (path: string, roles: string[] | null) =>
      shown(new Request(`http://portal${path}`, roles ? { headers: { cookie: 'a=b; portal=token' } } : {}), async () =>
        Response.json({ user: { roles } }, { status: roles ? 200 : 401 }),
      )
    expect((await ask('/mailbox', null))?.status).toBe(403)
    expect((await ask('/mailbox', ['dispatcher']))?.status).toBe(403)
    const page = await ask('/mailbox', ['finance_ar'])
    expect(page?.headers.get('content-security-policy')).toContain("default-src 'none'")
    const text = await page!.text()
    expect(text).toContain('To ap@builder.example')
    expect(text).toContain('&lt;script&gt;')
    expect(text).not.toContain('<script>')
    expect(await (await ask('/mailbox/letter-1.eml', ['admin']))?.text()).toContain('Subject: Invoice')
    expect(await ask('/mailbox/../secrets.json', ['admin'])).toBeNull()
    expect((await ask('/mailbox/letter-9.eml', ['admin']))?.status).toBe(404)
    expect(await ask('/order/list', ['admin'])).toBeNull()
  })

  test('a line break in an address or subject, or a path as id, is refused', async () => {
    await expect(mail.send({ ...letter, subject: 'Hi\r\nBcc: all@x.example' })).rejects.toThrow(/line break/)
    await expect(mail.send({ ...letter, to: ['a@b.example\nBcc: c@d.example'] })).rejects.toThrow(/line break/)
    await expect(mail.send({ ...letter, to: [] })).rejects.toThrow(/no recipient/)
    await expect(mail.send({ ...letter, id: '../../etc/x' })).rejects.toThrow(/plain id/)
  })
})
