/* Pages opened from disk (file://) may not start a Worker. There the search's script runs in a hidden frame instead.
   Messages are copied and come later, as those of a Worker do. */
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.waiting = [];
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.appendChild(this.frame);
      this.inside = this.frame.contentWindow;
      this.inside.postToPage = (data) => this.deliver(data, this);
      this.inside.isReady = () => {
        this.isReady = true;
        for (const data of this.waiting.splice(0)) this.postMessage(data);
      };
      this.inside.document.open();
      this.inside.document.write(
        "<script>self.postMessage = (data) => postToPage(data);<\/script>" +
          `<script src="${new URL(url, location.href)}"><\/script><script>isReady()<\/script>`,
      );
      this.inside.document.close();
    }
    deliver(data, target) {
      const copy = structuredClone(data);
      setTimeout(() => target.onmessage?.(new MessageEvent("message", { data: copy })));
    }
    postMessage(data) {
      if (this.isReady) this.deliver(data, this.inside);
      else this.waiting.push(data);
    }
    terminate() {
      this.frame.remove();
    }
  };
}
