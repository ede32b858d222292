import { delays } from '@vyloha/config';
import { useEffect, useRef } from 'react';

/**
 * Measures once the layout has settled: half a second after the component came, and after the window's size has been
 * quiet for as long.
 */
export function useLayoutChange(measure: () => void): void {
  const latest = useRef(measure);
  latest.current = measure;

  useEffect(() => {
    let timer = setTimeout(run, delays.layoutMeasure);
    function run() {
      latest.current();
    }
    function runLater() {
      clearTimeout(timer);
      timer = setTimeout(run, delays.layoutMeasure);
    }
    window.addEventListener('resize', runLater);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', runLater);
    };
  }, []);
}
