import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { movedBy, type Point, type Size, toggledAt, wholePicture, type Zoom, zoomedAt } from './zoom.ts';

/** A press that moves less than that is a tap, px; a swipe has to go that far. */
const tapPx = 8;
const swipePx = 48;
/** Taps so close together are a double tap, ms. */
const doubleTapMs = 300;
const keyFactor = 1.5;

interface Options {
  frame: RefObject<HTMLElement | null>;
  /** A swipe of the whole picture: -1 for the one before, 1 for the next. */
  onSwipe: (step: -1 | 1) => void;
}

const sizeOf = (element: HTMLElement): Size => ({ width: element.clientWidth, height: element.clientHeight });

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }, element: HTMLElement): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** Zoom by pinch, wheel, double tap, click and keys; a picture that is whole is swiped instead of moved. */
export function useZoom({ frame, onSwipe }: Options) {
  const [zoom, setZoom] = useState<Zoom>(wholePicture);
  const latest = useRef({ zoom, onSwipe });
  useLayoutEffect(() => {
    latest.current = { zoom, onSwipe };
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const gestures = new Gestures(
      element,
      () => latest.current.zoom,
      setZoom,
      (step) => latest.current.onSwipe(step),
    );
    return gestures.start();
  }, [frame]);

  const by = (factor: number) => {
    const element = frame.current;
    if (element) setZoom(zoomedAt(zoom, factor, { x: 0, y: 0 }, sizeOf(element)));
  };
  return {
    zoom,
    zoomIn: () => by(keyFactor),
    zoomOut: () => by(1 / keyFactor),
  };
}

/** The fingers on the picture and what they mean. */
class Gestures {
  readonly #pointers = new Map<number, PointerEvent>();
  #start: PointerEvent | null = null;
  #isMoved = false;
  #lastTap = 0;

  constructor(
    private readonly element: HTMLElement,
    private readonly current: () => Zoom,
    private readonly change: (zoom: Zoom) => void,
    private readonly swipe: (step: -1 | 1) => void,
  ) {}

  start(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    this.element.addEventListener('pointerdown', this.#press, { signal });
    this.element.addEventListener('pointermove', this.#move, { signal });
    this.element.addEventListener('pointerup', this.#release, { signal });
    this.element.addEventListener('pointercancel', this.#cancel, { signal });
    this.element.addEventListener('wheel', this.#wheel, { signal, passive: false });
    return () => stop.abort();
  }

  #press = (event: PointerEvent) => {
    this.element.setPointerCapture?.(event.pointerId);
    this.#pointers.set(event.pointerId, event);
    if (this.#pointers.size > 1) this.#isMoved = true;
    else {
      this.#start = event;
      this.#isMoved = false;
    }
  };

  #move = (event: PointerEvent) => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const [other] = [...this.#pointers.values()].filter(({ pointerId }) => pointerId !== event.pointerId);
    this.#pointers.set(event.pointerId, event);
    const by = { x: event.clientX - before.clientX, y: event.clientY - before.clientY };
    if (other) return this.#pinch(before, event, other);
    if (this.#start && distance(this.#start, event) > tapPx) this.#isMoved = true;
    if (this.current().scale > 1) this.change(movedBy(this.current(), by, sizeOf(this.element)));
  };

  #pinch(before: PointerEvent, event: PointerEvent, other: PointerEvent): void {
    const factor = distance(event, other) / Math.max(1, distance(before, other));
    const middle = {
      clientX: (event.clientX + other.clientX) / 2,
      clientY: (event.clientY + other.clientY) / 2,
    };
    this.change(zoomedAt(this.current(), factor, pointOf(middle, this.element), sizeOf(this.element)));
  }

  #release = (event: PointerEvent) => {
    const isLast = this.#pointers.delete(event.pointerId) && this.#pointers.size === 0;
    if (!isLast || !this.#start) return;
    const across = event.clientX - this.#start.clientX;
    if (!this.#isMoved) this.#tap(event);
    else if (this.current().scale === 1 && Math.abs(across) > swipePx) this.swipe(across < 0 ? 1 : -1);
  };

  #tap(event: PointerEvent): void {
    const isDouble = event.timeStamp - this.#lastTap < doubleTapMs;
    this.#lastTap = event.timeStamp;
    // A mouse zooms by one click; a finger by two, since one may begin a swipe.
    if (event.pointerType !== 'mouse' && !isDouble) return;
    this.#lastTap = 0;
    this.change(toggledAt(this.current(), pointOf(event, this.element), sizeOf(this.element)));
  }

  #cancel = (event: PointerEvent) => {
    this.#pointers.delete(event.pointerId);
    this.#isMoved = true;
  };

  #wheel = (event: WheelEvent) => {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY / 300);
    this.change(zoomedAt(this.current(), factor, pointOf(event, this.element), sizeOf(this.element)));
  };
}

function distance(one: PointerEvent, other: PointerEvent): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
