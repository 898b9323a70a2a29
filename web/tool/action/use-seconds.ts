import { useEffect, useState } from 'react';

/** Whole seconds since `running` became true; 0 while it is false. */
export function useSeconds(running: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!running) return;
    const begin = Date.now();
    const timer = setInterval(() => setSeconds(Math.round((Date.now() - begin) / 1000)), 1000);
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [running]);
  return seconds;
}
