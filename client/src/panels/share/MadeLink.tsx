import { Button, Code, chakra, Text } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { DialogFrame } from '../../components/dialogs/DialogFrame.tsx';
import { CopyButton } from '../../components/forms/CopyButton.tsx';
import { formatDayAndYear } from '../../format.ts';
import { paths } from '../../paths.ts';
import type { NewLink } from './view-to-share.ts';

/** Shows a new link; it cannot be shown again. */
export function MadeLink({ link, onClose }: { link: NewLink; onClose: () => void }) {
  const done = useRef<HTMLButtonElement>(null);
  const { url, expiresAt, isCopied } = link;
  return (
    <DialogFrame
      title={isCopied ? 'Link copied' : 'Your link'}
      text={`${isCopied ? 'It is in your clipboard' : 'Copy it now: it'} ${isCopied ? 'and ' : ''}is shown only this once. It ends on ${formatDayAndYear(expiresAt.slice(0, 10))}.`}
      focusOn={done}
      onClose={onClose}
      body={
        <>
          <Code
            display="block"
            fontFamily="mono"
            fontSize="sm"
            p="3"
            borderRadius="l2"
            bg="bg.muted"
            color="fg"
            wordBreak="break-all"
            aria-label="The link itself"
          >
            {url}
          </Code>
          <Text fontSize="sm" color="fg.muted">
            See how often it is opened, and end it at any time, under{' '}
            <chakra.span asChild textDecoration="underline" textUnderlineOffset="2px">
              <Link to={paths.settingsSection('sharing')} onClick={onClose}>
                Settings › Sharing
              </Link>
            </chakra.span>
            .
          </Text>
        </>
      }
    >
      <Button asChild size="sm" variant="ghost" me={{ sm: 'auto' }}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden="true" />
          Look at it
        </a>
      </Button>
      <CopyButton size="sm" text={url} label="Copy link" />
      <Button ref={done} size="sm" onClick={onClose}>
        Done
      </Button>
    </DialogFrame>
  );
}
