import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { previewParts } from 'virtual:preview-parts';
import { Questionnaire, type StoreAdapter } from '../../../../engine/index.ts';
import type { Questionnaire as Compiled } from '../../../../engine/pages.ts';

type Props = {
  questionnaire: Compiled;
  store: StoreAdapter;
  path: string;
  onPlace: (path: string) => void;
  onDrawn: () => void;
};

/** One version of the questionnaire, rendered as on the site. */
export function Shown({ questionnaire, store, path, onPlace, onDrawn }: Props) {
  const drawn = useEffectEvent(onDrawn);
  useLayoutEffect(() => {
    drawn();
  }, []);
  return (
    <MemoryRouter initialEntries={[path]}>
      <Questionnaire questionnaire={questionnaire} store={store} around={previewParts.around}>
        <Place onPlace={onPlace} />
      </Questionnaire>
    </MemoryRouter>
  );
}

/** Reports the visitor's location, so that the next version opens there. */
function Place({ onPlace }: Pick<Props, 'onPlace'>) {
  const { pathname } = useLocation();
  const arrive = useEffectEvent(onPlace);
  useEffect(() => {
    arrive(pathname);
  }, [pathname]);
  return null;
}
