import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import type { Mail } from '~/functions/parts'
import type { Settings } from '~/functions/settings'
import { awsOptions } from './aws'
import { asMessage } from './letter'

export const sesClient = (settings: Settings) => new SESv2Client(awsOptions(settings))

export function sesMail(client: SESv2Client, from: string): Mail {
  return {
    async send(letter) {
      const Data = await asMessage(letter, from)
      await client.send(
        new SendEmailCommand({
          FromEmailAddress: from,
          Destination: { ToAddresses: letter.to },
          Content: { Raw: { Data } },
          EmailTags: [{ Name: 'letter', Value: letter.id.replaceAll(/[^\w-]/g, '-') }],
        }),
      )
    },
  }
}
